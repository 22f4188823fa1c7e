import { photoLimits } from '@colocdar/contracts/photo-limits'
import { useRef } from 'react'
import { usePrivatePicture } from '../../../lib/hooks/use-private-picture.ts'
import { Avatar } from '../../../ui/elements/avatar.tsx'
import { Button } from '../../../ui/elements/button.tsx'
import { Spinner } from '../../../ui/elements/spinner.tsx'
import { FieldFrame } from '../../../ui/fields/field-frame.tsx'
import { Camera, Trash2 } from '../../../ui/icons.ts'
import type { ProfilePhoto } from '../use-profile-photo.ts'

interface PhotoFieldProps {
  photo: ProfilePhoto
  name: string
  id: number
  error?: string | undefined
}

/** The profile photo, sent as soon as it is chosen. */
export const PhotoField = ({ photo, name, id, error }: PhotoFieldProps) => {
  const picker = useRef<HTMLInputElement>(null)
  const stored = usePrivatePicture(photo.preview ? null : photo.src)
  return (
    <FieldFrame label="Photo de profil" help={help} error={photo.problem ?? error}>
      {(control) => (
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
          <Avatar name={name} id={id} size="large" url={photo.preview ?? stored} />
          <div className="flex flex-wrap gap-2">
            <label htmlFor={control.id} className={pickerLook}>
              <Camera className="size-5" />
              {photo.src ? 'Changer la photo' : 'Ajouter une photo'}
              <input
                {...control}
                ref={picker}
                name="photo"
                type="file"
                accept={photoLimits.types.join(',')}
                onChange={({ target }) => {
                  const [file] = target.files ?? []
                  // Otherwise the same file could not be chosen again.
                  target.value = ''
                  if (file) void photo.choose(file)
                }}
                className="sr-only"
              />
            </label>
            {photo.src && !photo.sending && (
              <Button
                variant="quiet"
                icon={<Trash2 className="size-5" />}
                onClick={() => {
                  photo.remove()
                  // The button leaves with the photo.
                  picker.current?.focus()
                }}
              >
                Retirer la photo
              </Button>
            )}
          </div>
          <p role="status" className="empty:hidden">
            {photo.sending && <Spinner label="Envoi de la photo…" size="small" />}
          </p>
        </div>
      )}
    </FieldFrame>
  )
}

const help =
  'Facultatif\u00a0: on écrit plus volontiers à quelqu’un dont on voit le visage. Avec une annonce en ligne, une nouvelle photo est d’abord vérifiée.'

/** A label as the button: the browser's own has its own language and look. */
const pickerLook =
  'relative inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-full border border-bord bg-papier px-5 py-2 font-semibold transition hover:border-majorelle hover:text-majorelle has-focus-visible:outline-3 has-focus-visible:outline-majorelle has-focus-visible:outline-offset-2'
