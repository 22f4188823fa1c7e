import * as texts from '#texts/coordonnees'
import { emailAt, type Found, linkAt } from './coordonnees-adresses.ts'
import { compteAt } from './coordonnees-comptes.ts'
import { type Mot, motsOf, toPlain } from './coordonnees-mots.ts'
import { telephoneEnd } from './coordonnees-telephone.ts'

export const coordonneeLabels = {
  telephone: texts.telephone,
  email: texts.email,
  lien: texts.lien,
  compte: texts.compte,
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
  let next = 0
  for (const [index, mot] of mots.entries()) {
    const match = mot.start < next ? null : matchAt(mots, index, plain)
    if (!match) continue
    const [first, last] = [mots[match.from], mots[match.end - 1]] as [Mot, Mot]
    next = match.open ? addressEnd(plain, last.end) : last.end
    const start = match.kind === 'telephone' ? numberStart(plain, first.start) : first.start
    addTo(found, { kind: match.kind, start: at[start] ?? 0, end: at[next] ?? 0 })
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
  const end = telephoneEnd(mots, index)
  return end === null ? null : { kind: 'telephone', from: index, end }
}

/** The end of an address that goes on: paths and queries, without the full stop of the sentence. */
const addressEnd = (plain: string, from: number): number => {
  const [rest = ''] = /^[/:?#.@=&\w-]\S*/.exec(plain.slice(from)) ?? []
  let end = from + rest.length
  while (/[.,;:!?)»"'\]]/.test(plain.charAt(end - 1))) end -= 1
  return end
}

/** With the sign before it: « (+212) 6… ». */
const numberStart = (plain: string, from: number): number => {
  let start = from
  while (/[+(]/.test(plain.charAt(start - 1))) start -= 1
  return start
}

// The start of an e-mail address may have been taken for something else before its @ was reached.
const addTo = (found: Coordonnee[], coordonnee: Coordonnee): void => {
  while ((found.at(-1)?.end ?? 0) > coordonnee.start) found.pop()
  found.push(coordonnee)
}
