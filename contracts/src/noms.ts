import { isTeamName } from './reserved-names.ts'
import { namesSite } from './site-names.ts'

/** Why a nom or prénom cannot be shown to others; null when it can. */
export const nomProblem = (nom: string): string | null => problems.find(([, found]) => found(nom))?.[0] ?? null

const problems: readonly (readonly [message: string, found: (nom: string) => boolean])[] = [
  ['Pas de chiffres ici\u00a0: votre numéro se montre déjà aux membres vérifiés.', (nom) => /\p{N}/u.test(nom)],
  [
    'Seulement des lettres, espaces, traits d’union, apostrophes et points.',
    (nom) => !/^[\p{L}\p{M} '’ʼ.\u00a0‐‑-]+$/u.test(nom) || /\p{Default_Ignorable_Code_Point}/u.test(nom),
  ],
  ['Il faut au moins une lettre.', (nom) => !/\p{L}/u.test(nom)],
  ['Pas d’adresse de site ici.', namesSite],
  ['Ce nom est réservé à l’équipe de Colocdar.', isTeamName],
]
