import { create } from 'zustand'
import type { Tone } from './tones.ts'

export interface PopupRequest {
  title: string
  text?: string
  tone?: Tone
  /** Milliseconds after which it closes by itself. */
  duration: number
  /** What comes next, whether it closed by itself or was closed. */
  onClose?: () => void
}

export const usePopup = create<{ popup: (PopupRequest & { id: number }) | null }>(() => ({ popup: null }))

/** A message in the middle of the page that leads on to something else. */
export const showPopup = (request: PopupRequest): void => {
  lastId += 1
  usePopup.setState({ popup: { ...request, id: lastId } })
}

export const closePopup = (): void => {
  const { popup } = usePopup.getState()
  usePopup.setState({ popup: null })
  popup?.onClose?.()
}

let lastId = 0
