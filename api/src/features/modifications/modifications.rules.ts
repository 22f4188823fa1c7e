import { type Field, type Fields, othersIn, pickFields } from '@colocdar/contracts/fields'

interface Shown {
  motifRefus: string | null
  photos?: readonly { src: string }[] | undefined
}

/** As a form has it: the fields, and the photos of an offer by their src. */
export interface Content extends Record<string, unknown> {
  photos?: string[]
}

/**
 * What an edit of a verified ad changes at once, and what waits; no photos when they are those that are public. Fields that
 * are not declared never wait.
 */
export const splitEdit = (fields: Fields, annonce: Shown, { photos, ...edited }: Content) => {
  const waits = ([name, value]: [string, unknown]) =>
    fields[name] !== undefined && mustWait(fields[name], verifiedValue(annonce, name), value)
  const entries = Object.entries(edited)
  return {
    now: Object.fromEntries(entries.filter((entry) => !waits(entry))),
    later: Object.fromEntries(entries.filter(waits)),
    photos: photos && !isSame(photos, srcsOf(annonce)) ? photos : null,
  }
}

/** Whether an administrator looks at this change first: at one of a price only beyond its tolerance. */
export const mustWait = (field: Field, verified: unknown, edited: unknown): boolean => {
  if (isSame(verified, edited)) return false
  if (field.known) return othersIn([...field.known, ...othersIn(field.known, verified)], edited).length > 0
  if (field.tolerance === undefined) return field.verified === true
  return Math.abs(Number(edited) - Number(verified)) > field.tolerance * Number(verified)
}

/** The columns that change besides the edited ones when an ad that is not verified is edited. */
export const resubmission = (fields: Fields, annonce: Shown, edited: Content, now: Date) => {
  const before = { ...annonce, prixVerifie: null, budgetVerifie: null }
  const { now: changed, later, photos } = splitEdit(fields, before, edited)
  // Waiting, it waits on. After a refusal any change counts: the reason may have been the price.
  const isResubmitted =
    photos !== null ||
    Object.keys(later).length > 0 ||
    (annonce.motifRefus !== null && !isSame(pickFields(annonce, changed), changed))
  return isResubmitted ? { motifRefus: null, submittedAt: now } : {}
}

/** What later values are compared with: a price keeps its last verified value in a column of its own. */
export const verifiedValue = (annonce: object, name: string): unknown => {
  const values: Record<string, unknown> = { ...annonce }
  return values[`${name}Verifie`] ?? values[name]
}

export const srcsOf = ({ photos = [] }: Pick<Shown, 'photos'>): string[] => photos.map(({ src }) => src)

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)
