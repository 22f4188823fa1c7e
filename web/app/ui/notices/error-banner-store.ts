import { create } from 'zustand'

interface ErrorBannerState {
  message: string | null
  /** Loading the page again is what helps. */
  reload: boolean
}

const nothing: ErrorBannerState = { message: null, reload: false }

export const useErrorBanner = create<ErrorBannerState>(() => nothing)

/** Shows a failure above the page until it is dismissed. */
export const showError = (message: string, { reload = false } = {}): void =>
  useErrorBanner.setState({ message, reload })

export const dismissError = (): void => useErrorBanner.setState(nothing)
