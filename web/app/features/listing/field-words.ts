import { useLocation } from 'react-router'

/** What a removed chip leaves in the field, in the state of the history entry: the URL is that of the list alone. */
export const toFieldWords = (words: string) => ({ words })

export const useFieldWords = (): string => {
  const state: unknown = useLocation().state
  return typeof state === 'object' && state !== null && 'words' in state ? String(state.words) : ''
}
