import { useEffect, useRef, useState } from 'react'
import { admitPhotos, uploadPhoto, withinLimits } from '../offres/components/photos/upload-photo.ts'

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
      const [problem] = admitPhotos([file], 0).messages
      if (problem) return setState((before) => ({ ...before, sending: false, problem }))
      try {
        onChange(await uploadPhoto(file, { onProgress: () => {}, signal: controller.signal }))
        setState({ sending: false, preview: URL.createObjectURL(file) })
      } catch (error) {
        if (controller.signal.aborted) return
        const reason = error instanceof Error ? error.message : 'La photo n’a pas pu être envoyée.'
        setState((before) => ({ ...before, sending: false, problem: reason }))
      }
    },
    remove: () => {
      setState({ sending: false })
      onChange('')
    },
  }
}
