import { emailAt, type Found, linkAt } from './coordonnees-adresses.ts'
import { compteAt } from './coordonnees-comptes.ts'
import { type Mot, motsOf, toPlain } from './coordonnees-mots.ts'
import { telephoneEnd } from './coordonnees-telephone.ts'

export const coordonneeLabels = {
  telephone: 'numéro de téléphone',
  email: 'adresse e-mail',
  lien: 'lien',
  compte: 'compte de messagerie ou de réseau social',
} as const
export type CoordonneeKind = keyof typeof coordonneeLabels

/** Where a text gives away how to reach its author: a range of the string, as `slice` takes it. */
export interface Coordonnee {
  kind: CoordonneeKind
  start: number
  end: number
}

/**
 * Finds phone numbers, e-mail addresses, links and accounts, however people write them. Takes time in proportion to the
 * text: each word is looked at with the few that follow it.
 */
export const findCoordonnees = (text: string): Coordonnee[] => {
  const { plain, at } = toPlain(text)
  const mots = motsOf(plain)
  const found: Coordonnee[] = []
  let index = 0
  while (index < mots.length) {
    const match = matchAt(mots, index, plain)
    const first = mots[match?.from ?? index]
    const last = mots[(match?.end ?? index + 1) - 1]
    if (match && first && last) {
      const end = match.open ? addressEnd(plain, last.end) : last.end
      const start = match.kind === 'telephone' ? numberStart(plain, first.start) : first.start
      addTo(found, { kind: match.kind, start: at[start] ?? 0, end: endOf(at, end) })
      while (index < mots.length && (mots[index]?.start ?? 0) < end) index += 1
    } else index += 1
  }
  return found
}

const matchAt = (mots: readonly Mot[], index: number, plain: string): (Found & { kind: CoordonneeKind }) | null => {
  const email = emailAt(mots, index)
  if (email) return { kind: 'email', ...email }
  const lien = linkAt(mots, index, plain)
  // « karim.b@gmail.com » starts like a link: « karim.b ».
  if (lien && emailAt(mots, lien.end) === null) return { kind: 'lien', ...lien }
  const compte = compteAt(mots, index)
  if (compte) return { kind: 'compte', ...compte }
  const end = mots[index]?.digits == null ? null : telephoneEnd(mots, index)
  return end === null ? null : { kind: 'telephone', from: index, end }
}

/** The end of an address that goes on: paths and queries, without the full stop of the sentence. */
const addressEnd = (plain: string, from: number): number => {
  if (!/[/:?#.@=&\w-]/.test(plain[from] ?? ' ')) return from
  let end = from
  while (end < plain.length && !/\s/.test(plain[end] ?? ' ')) end += 1
  while (end > from && /[.,;:!?)»"'\]]/.test(plain[end - 1] ?? '')) end -= 1
  return end
}

/** With the sign before it: « (+212) 6… ». */
const numberStart = (plain: string, from: number): number => {
  let start = from
  while (/[+(]/.test(plain[start - 1] ?? '')) start -= 1
  return start
}

/** Just after the last character: a keycap's invisible parts belong to it. */
const endOf = (at: number[], end: number): number => at[end] ?? at.at(-1) ?? 0

// The start of an e-mail address may have been taken for something else before its @ was reached.
const addTo = (found: Coordonnee[], coordonnee: Coordonnee): void => {
  while ((found.at(-1)?.end ?? 0) > coordonnee.start) found.pop()
  found.push(coordonnee)
}
