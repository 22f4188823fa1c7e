import { photoLimits } from '@colocdar/contracts/photo-limits'
import { useEffect, useRef, useState } from 'react'
import * as texts from '#texts/features/utilisateurs'
import { usePrivatePicture } from '../../../lib/hooks/use-private-picture.ts'
import { Avatar } from '../../../ui/elements/avatar.tsx'
import { Button } from '../../../ui/elements/button.tsx'
import { Spinner } from '../../../ui/elements/spinner.tsx'
import { FieldFrame } from '../../../ui/fields/field-frame.tsx'
import { Camera, Trash2 } from '../../../ui/icons.ts'
import { admitPhotos, uploadPhoto, withinLimits } from '../../offres/components/photos/upload-photo.ts'

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
    <FieldFrame label={texts.photo} help={texts.photoHelp} error={photo.problem ?? error}>
      {(control) => (
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
          <Avatar name={name} id={id} size="large" url={photo.preview ?? stored} />
          <div className="flex flex-wrap gap-2">
            <label htmlFor={control.id} className={pickerLook}>
              <Camera className="size-5" />
              {photo.src ? texts.changePhoto : texts.addPhoto}
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
                {texts.removePhoto}
              </Button>
            )}
          </div>
          <p role="status" className="empty:hidden">
            {photo.sending && <Spinner label={texts.sendingPhoto} size="small" />}
          </p>
        </div>
      )}
    </FieldFrame>
  )
}

/** A label as the button: the browser's own has its own language and look. */
const pickerLook =
  'relative inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-full border border-bord bg-papier px-5 py-2 font-semibold transition hover:border-majorelle hover:text-majorelle has-focus-visible:outline-3 has-focus-visible:outline-majorelle has-focus-visible:outline-offset-2'

export type ProfilePhoto = ReturnType<typeof useProfilePhoto>

interface State {
  sending: boolean
  /** Why the last one was not sent. */
  problem?: string | undefined
  /** The chosen file, as a URL for this page. */
  preview?: string | undefined
}

/** The photo of the profile form: `src` is what the form sends, '' for none. */
export const useProfilePhoto = (src: string, onChange: (src: string) => void) => {
  const [state, setState] = useState<State>({ sending: false })
  const upload = useRef<AbortController>(undefined)
  useEffect(() => () => upload.current?.abort(), [])
  const { preview } = state
  useEffect(() => (preview ? () => URL.revokeObjectURL(preview) : undefined), [preview])

  return {
    ...state,
    src: src || null,
    choose: async (chosen: File): Promise<void> => {
      upload.current?.abort()
      const controller = new AbortController()
      upload.current = controller
      setState((before) => ({ ...before, sending: true, problem: undefined }))
      const file = await withinLimits(chosen)
      // Another was chosen while this one was being made smaller, or the form has closed.
      if (controller.signal.aborted) return
      const [refusal] = admitPhotos([file], 0).leftOut
      if (refusal) return setState((before) => ({ ...before, sending: false, problem: refusal.message }))
      try {
        onChange(await uploadPhoto(file, { onProgress: () => {}, signal: controller.signal }))
        setState({ sending: false, preview: URL.createObjectURL(file) })
      } catch (error) {
        if (controller.signal.aborted) return
        const reason = error instanceof Error ? error.message : texts.photoFailed
        setState((before) => ({ ...before, sending: false, problem: reason }))
      }
    },
    remove: () => {
      upload.current?.abort()
      setState({ sending: false })
      onChange('')
    },
  }
}
