import { safeStorage } from './safe-storage.ts'

export type DraftName = 'offre' | 'demande'

/** What a member has begun to fill in, in this browser: a reload or a lost connection loses nothing. */
export const readDraft = (name: DraftName, userId: number): Record<string, unknown> | null => {
  try {
    const draft: unknown = JSON.parse(safeStorage.get(keyOf(name, userId)) ?? 'null')
    return typeof draft === 'object' && !Array.isArray(draft) ? (draft as Record<string, unknown> | null) : null
  } catch {
    return null
  }
}

export const writeDraft = (name: DraftName, userId: number, draft: object): void =>
  safeStorage.set(keyOf(name, userId), JSON.stringify(draft))

export const removeDraft = (name: DraftName, userId: number): void => safeStorage.remove(keyOf(name, userId))

/** The texts of a stored form: what is missing or damaged starts as in `empty`. */
export const restoreTexts = <Form extends { [Field in keyof Form]: string }>(empty: Form, stored: unknown): Form => {
  const texts = (stored ?? {}) as Record<string, unknown>
  const entries = Object.entries<string>(empty).map(([field, text]) => [
    field,
    typeof texts[field] === 'string' ? texts[field] : text,
  ])
  return Object.fromEntries(entries) as Form
}

// Two members may share a browser.
const keyOf = (name: DraftName, userId: number): string => `brouillon-${name}-${userId}`
