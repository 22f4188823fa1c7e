import { create } from 'zustand'
import type { Tone } from './tones.ts'

interface NoticeRequest {
  title: string
  text?: string
  tone?: Tone
  /** Milliseconds until it closes by itself; without a duration it stays until it is closed. */
  duration?: number
  /** False when the countdown never pauses; otherwise it pauses while the notice is read. */
  pausable?: false
  action?: { label: string; onSelect: () => void }
  /** Of a toast: where it leads. */
  link?: { label: string; to: string; onFollow: () => void }
  onClose?: () => void
  /** A toast replaces the one of the same topic: two in a row would cover a phone. */
  topic?: string
}

export interface Notice extends NoticeRequest {
  id: number
  look: 'toast' | 'snackbar' | 'popup' | 'banner'
  tone: Tone
}

/** Every message that appears above the page; each look has its component. */
export const useNotices = create<{ notices: readonly Notice[] }>(() => ({ notices: [] }))

/** In the corner; several can be stacked. CONST-01: 3 s by default. */
export const showToast = (toast: NoticeRequest): number => show('toast', { duration: 3_000, ...toast })

/** One line with an action; the spec's default is 6 s. */
export const showSnackbar = (snackbar: NoticeRequest): number => show('snackbar', { duration: 6_000, ...snackbar })

/** In the middle of the page; `onClose` runs whether the popup times out or is closed. */
export const showPopup = (popup: NoticeRequest & { duration: number }): void => void show('popup', popup)

/** A banner above the page, until it is dismissed. */
export const showError = (title: string, action?: Notice['action']): void =>
  void show('banner', { title, tone: 'error', ...(action && { action }) })

export const closeNotice = (id: number): void => {
  const { notices } = useNotices.getState()
  useNotices.setState({ notices: notices.filter((notice) => notice.id !== id) })
  notices.find((notice) => notice.id === id)?.onClose?.()
}

/** Toasts are stacked; of every other look a new notice replaces the previous one. */
const show = (look: Notice['look'], request: NoticeRequest): number => {
  lastId += 1
  const notice: Notice = { tone: 'success', ...request, look, id: lastId }
  useNotices.setState(({ notices }) => ({
    notices: [...notices.filter((other) => other.look !== look || isStacked(other, notice)), notice],
  }))
  return notice.id
}

const isStacked = (older: Notice, newer: Notice): boolean =>
  newer.look === 'toast' && (newer.topic === undefined || newer.topic !== older.topic)

let lastId = 0
