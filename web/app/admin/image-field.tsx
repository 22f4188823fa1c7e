import { images } from '@colocdar/contracts/images'
import { photoLimits, photoMessages } from '@colocdar/contracts/photo-limits'
import { type ChangeEvent, useState } from 'react'
import { call } from '../lib/client/client.ts'
import { Button } from '../ui/elements/button.tsx'
import { Picture } from '../ui/elements/picture.tsx'
import { Spinner } from '../ui/elements/spinner.tsx'
import { FieldFrame } from '../ui/fields/field-frame.tsx'
import { ImagePlus } from '../ui/icons.ts'

interface ImageFieldProps {
  image: string | null
  error?: string | undefined
  onChange: (image: string | null) => void
}

/** A picture, uploaded as soon as it is chosen. */
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
            restricted
            className="aspect-4/3 w-40 rounded-champ"
          />
          <div className="flex min-w-0 flex-1 basis-56 flex-col items-start gap-2">
            <label htmlFor={control.id} className={pickerLook}>
              <ImagePlus className="size-5" />
              {image ? 'Changer l’image' : 'Choisir une image'}
              <input
                {...control}
                type="file"
                accept={photoLimits.types.join(',')}
                onChange={choose}
                disabled={state.sending}
                className="sr-only"
              />
            </label>
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

/** A label as the button: the browser's own has its own language and look. */
const pickerLook =
  'relative inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-full border border-bord bg-papier px-5 py-2 font-semibold transition hover:border-majorelle hover:text-majorelle has-disabled:opacity-55 has-focus-visible:outline-3 has-focus-visible:outline-majorelle has-focus-visible:outline-offset-2'

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
