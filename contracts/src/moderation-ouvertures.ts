import * as z from 'zod/mini'
import { Instant } from './common.ts'

/** How often a page says that an item is still open, and how long it counts as open without that. */
export const ouvertureSeconds = { renewed: 60, lasts: 180 } as const

/** Another administrator who has an item open. */
export const Ouverture = z.object({ nom: z.string(), depuis: Instant })
export type Ouverture = z.output<typeof Ouverture>

/** The name of an item of the queue. */
export const ficheOf = ({ kind, id }: { kind: string; id: number }): string => `${kind}-${id}`

/** Of the reports of an object about a member. */
export const ficheOfDossier = (of: { kind: string; objetId: number; membre: { id: number } }): string =>
  `signalement-${of.kind}-${of.objetId}-${of.membre.id}`

const names =
  /^(?:(?:offre|demande|avis|profil)|signalement-(?:offre|demande|utilisateur|conversation)-[1-9]\d{0,9})-[1-9]\d{0,9}$/

export const Fiche = z.string('Cette fiche est inconnue.').check(z.regex(names, 'Cette fiche est inconnue.'))
