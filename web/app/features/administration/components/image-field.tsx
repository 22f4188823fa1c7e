import { images } from '@colocdar/contracts/images'
import { photoLimits, photoMessages } from '@colocdar/contracts/offres'
import { type ChangeEvent, useState } from 'react'
import { call } from '../../../lib/client.ts'
import { Button } from '../../../ui/button.tsx'
import { FieldFrame } from '../../../ui/fields/field-frame.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { Spinner } from '../../../ui/spinner.tsx'

interface ImageFieldProps {
  image: string | null
  error?: string | undefined
  onChange: (image: string | null) => void
}

/** One picture, sent as soon as it is chosen. */
export const ImageField = ({ image, error, onChange }: ImageFieldProps) => {
  const [state, setState] = useState<{ sending: boolean; problem?: string }>({ sending: false })

  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    target.value = ''
    if (!file) return
    const problem = problemOf(file)
    if (problem) return setState({ sending: false, problem })
    setState({ sending: true })
    try {
      onChange(await send(file))
      setState({ sending: false })
    } catch (failure) {
      setState({ sending: false, problem: failure instanceof Error ? failure.message : String(failure) })
    }
  }

  return (
    <FieldFrame label="Image" help="JPEG, PNG, WebP ou GIF, 5 Mo au plus." error={state.problem ?? error}>
      {(control) => (
        <div className="flex flex-wrap items-center gap-3">
          <Picture
            src={image}
            alt={image ? 'Image choisie' : ''}
            sizes="160px"
            className="aspect-4/3 w-40 rounded-champ"
          />
          <div className="flex min-w-0 flex-1 basis-56 flex-col items-start gap-2">
            <input
              {...control}
              type="file"
              accept={photoLimits.types.join(',')}
              onChange={choose}
              disabled={state.sending}
              className="max-w-full text-brume text-sm file:me-3 file:min-h-11 file:cursor-pointer file:rounded-full file:border file:border-bord file:bg-papier file:px-5 file:font-semibold file:text-base file:text-encre"
            />
            {image && (
              <Button variant="quiet" onClick={() => onChange(null)}>
                Retirer l’image
              </Button>
            )}
          </div>
          {state.sending && <Spinner label="Envoi de l’image…" size="small" />}
        </div>
      )}
    </FieldFrame>
  )
}

const problemOf = ({ size, type }: File): string | null => {
  if (size > photoLimits.bytes) return photoMessages.bytes
  return (photoLimits.types as readonly string[]).includes(type) ? null : photoMessages.types
}

const send = async (file: File): Promise<string> => {
  const body = new FormData()
  body.set('file', file)
  const { fileName, message } = await call(images.upload, { body })
  if (!fileName) throw new Error(message)
  return fileName
}
