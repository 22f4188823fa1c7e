import { images } from '@colocdar/contracts/images'
import { photoLimits, photoMessages } from '@colocdar/contracts/photo-limits'
import { useState } from 'react'
import { call } from '../lib/client/client.ts'
import { Button } from '../ui/elements/button.tsx'
import { Picture } from '../ui/elements/picture.tsx'
import { Spinner } from '../ui/elements/spinner.tsx'
import { FieldFrame } from '../ui/fields/field-frame.tsx'
import { ImagePlus } from '../ui/icons.ts'

interface ImageFieldProps {
  image: ImageUpload
  error?: string | undefined
}

/** A picture, uploaded as soon as it is chosen. */
export const ImageField = ({ image, error }: ImageFieldProps) => {
  const { src, sending, problem, choose, remove } = image
  return (
    <FieldFrame label="Image" help="JPEG, PNG, WebP ou GIF, 5 Mo au plus." error={problem ?? error}>
      {(control) => (
        <div className="flex flex-wrap items-center gap-3">
          <Picture
            src={src}
            alt={src ? 'Image choisie' : ''}
            sizes="160px"
            restricted
            className="aspect-4/3 w-40 rounded-champ"
          />
          <div className="flex min-w-0 flex-1 basis-56 flex-col items-start gap-2">
            <label htmlFor={control.id} className={pickerLook}>
              <ImagePlus className="size-5" />
              {src ? 'Changer l’image' : 'Choisir une image'}
              <input
                {...control}
                type="file"
                accept={photoLimits.types.join(',')}
                onChange={({ target }) => {
                  const [file] = target.files ?? []
                  target.value = ''
                  if (file) void choose(file)
                }}
                disabled={sending}
                className="sr-only"
              />
            </label>
            {src && !sending && (
              <Button variant="quiet" onClick={remove}>
                Retirer l’image
              </Button>
            )}
          </div>
          {sending && <Spinner label={sendingImage} size="small" />}
        </div>
      )}
    </FieldFrame>
  )
}

/** A label as the button: the browser's own has its own language and look. */
const pickerLook =
  'relative inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-full border border-bord bg-papier px-5 py-2 font-semibold transition hover:border-majorelle hover:text-majorelle has-disabled:opacity-55 has-focus-visible:outline-3 has-focus-visible:outline-majorelle has-focus-visible:outline-offset-2'

export const sendingImage = 'Envoi de l’image…'

export type ImageUpload = ReturnType<typeof useImageUpload>

/** The picture of a form, which must wait while it is sent: until then the form has the one before. */
export const useImageUpload = (src: string | null, onChange: (src: string | null) => void) => {
  const [state, setState] = useState<{ sending: boolean; problem?: string }>({ sending: false })
  return {
    ...state,
    src,
    choose: async (file: File): Promise<void> => {
      const problem = problemOf(file)
      if (problem) return setState({ sending: false, problem })
      setState({ sending: true })
      try {
        onChange(await send(file))
        setState({ sending: false })
      } catch (failure) {
        setState({ sending: false, problem: failure instanceof Error ? failure.message : String(failure) })
      }
    },
    remove: () => onChange(null),
  }
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
