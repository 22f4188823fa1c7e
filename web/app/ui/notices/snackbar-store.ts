import { create } from 'zustand'

/** The spec's snackbar stays 6 s. */
export const defaultSnackbarDuration = 6_000

export interface SnackbarRequest {
  text: string
  action?: { label: string; onSelect: () => void }
  /** Milliseconds. */
  duration?: number
  /** False where the time is not ours to give: it runs on under a pointer or the focus. */
  waits?: boolean
}

export const useSnackbar = create<{ snackbar: (SnackbarRequest & { id: number }) | null }>(() => ({ snackbar: null }))

export const showSnackbar = (request: SnackbarRequest): void => {
  lastId += 1
  useSnackbar.setState({ snackbar: { ...request, id: lastId } })
}

export const closeSnackbar = (): void => useSnackbar.setState({ snackbar: null })

let lastId = 0
