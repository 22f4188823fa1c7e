import * as texts from '#texts/noms'
import { isTeamName } from './reserved-names.ts'
import { namesSite } from './site-names.ts'

/** Why a nom or prénom cannot be shown to others; null when it can. */
export const nomProblem = (nom: string): string | null => problems.find(([, found]) => found(nom))?.[0] ?? null

const problems: readonly (readonly [message: string, found: (nom: string) => boolean])[] = [
  [texts.digits, (nom) => /\p{N}/u.test(nom)],
  [
    texts.characters,
    (nom) => !/^[\p{L}\p{M} '’ʼ.\u00a0‐‑-]+$/u.test(nom) || /\p{Default_Ignorable_Code_Point}/u.test(nom),
  ],
  [texts.letter, (nom) => !/\p{L}/u.test(nom)],
  [texts.site, namesSite],
  [texts.reserved, isTeamName],
]
