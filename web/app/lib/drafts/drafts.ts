import { newIdempotencyKey } from '../client/idempotency-key.ts'
import { safeStorage } from '../storage/safe-storage.ts'
import { draftKey } from '../storage/storage-keys.ts'

/** A form that creates something has a plain name, one that edits something has its id too. */
export type DraftName =
  | 'offre'
  | 'demande'
  | 'profil'
  | 'avis'
  | `${'offre' | 'photos' | 'coloc' | 'demande'}-${number}`
  | `article-${number | 'nouveau'}`
  | `signalement-${'offre' | 'demande' | 'utilisateur' | 'conversation'}-${number}`
  | `decision-${'offre' | 'demande' | 'utilisateur' | 'conversation'}-${number}-${number}`
  | `message-${'offre' | 'demande' | 'conversation'}-${number}`
  | `motif-${'offre' | 'demande' | 'avis' | 'profil' | 'compte'}-${number}`

/** A draft is stored in this browser: a reload or a lost connection loses nothing. */
export const readDraft = (name: DraftName, userId: number): Record<string, unknown> | null => {
  try {
    const draft: unknown = JSON.parse(safeStorage.get(draftKey(name, userId)) ?? 'null')
    return typeof draft === 'object' && !Array.isArray(draft) ? (draft as Record<string, unknown> | null) : null
  } catch {
    return null
  }
}

export const writeDraft = (name: DraftName, userId: number, draft: object): void =>
  safeStorage.set(draftKey(name, userId), JSON.stringify(draft))

export const removeDraft = (name: DraftName, userId: number): void => safeStorage.remove(draftKey(name, userId))

/** The draft of a wizard. Its key is the same for every attempt to send it, so that the ad is created once. */
export const restoreWizard = (name: DraftName, userId: number) => {
  const stored = readDraft(name, userId)
  const { idempotencyKey, step } = stored ?? {}
  return {
    stored: stored ?? {},
    restored: stored !== null,
    idempotencyKey: typeof idempotencyKey === 'string' && idempotencyKey ? idempotencyKey : newIdempotencyKey(),
    /** The last visited step. */
    step: typeof step === 'number' ? step : 0,
  }
}

/** The texts of a stored form; missing or damaged fields start as in `empty`. */
export const restoreTexts = <Form extends { [Field in keyof Form]: string }>(empty: Form, stored: unknown): Form => {
  const texts = (stored ?? {}) as Record<string, unknown>
  const entries = Object.entries<string>(empty).map(([field, text]) => [
    field,
    typeof texts[field] === 'string' ? texts[field] : text,
  ])
  return Object.fromEntries(entries) as Form
}

/** The stored fields whose type matches the form's: texts, numbers, flags, lists of texts. */
export const restoreFields = <Form extends object>(form: Form, stored: Record<string, unknown>): Form => {
  const entries = Object.entries(form).map(([field, value]) => [
    field,
    isOfKind(value, stored[field]) ? stored[field] : value,
  ])
  return Object.fromEntries(entries) as Form
}

/** The changed fields of a form: only these are restored on top of its next initial values. */
export const changedFields = (values: object, initial: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([field, value]) => JSON.stringify(value) !== JSON.stringify((initial as Record<string, unknown>)[field]),
    ),
  )

const isOfKind = (expected: unknown, stored: unknown): boolean => {
  if (Array.isArray(expected)) return Array.isArray(stored) && stored.every((each) => typeof each === 'string')
  // The type of an empty field is unknown.
  if (expected === undefined || expected === null) return typeof stored === 'string' || typeof stored === 'number'
  return typeof stored === typeof expected
}
