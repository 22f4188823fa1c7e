import { create } from 'zustand'

export const useErrorBanner = create<{ message: string | null }>(() => ({ message: null }))

/** Shows a failure above the page until it is dismissed. */
export const showError = (message: string): void => useErrorBanner.setState({ message })

export const dismissError = (): void => useErrorBanner.setState({ message: null })
