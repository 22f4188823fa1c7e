import * as z from 'zod/mini'
import * as texts from '#texts/vues'
import { Id } from './common.ts'
import { endpoint } from './endpoint.ts'
import { colocTypes } from './enumerations.ts'
import { text } from './text.ts'

/** The days that the owner's figures cover, today included. */
export const figureDays = 30

export const AnnonceFigures = z.object({
  type: z.enum(colocTypes),
  id: Id,
  /** One for each network a day, whatever its browsers. */
  vues: z.int(),
  /** Views of each of the days, the oldest first. */
  parJour: z.array(z.int()),
  /** How often the owner's number was shown on this ad. */
  numeros: z.int(),
  /** How many members have it among their favourites now, never who; null for a request. */
  favoris: z.nullable(z.int()),
  /** Begun by others. */
  conversations: z.int(),
})
export type AnnonceFigures = z.output<typeof AnnonceFigures>

export const vues = {
  count: endpoint('POST', '/vues', 'public', {
    summary: 'Compter une vue d’une annonce publique, une par réseau et par jour, sans rien qui identifie le visiteur',
    body: z.object({ type: z.enum(colocTypes, texts.kindUnknown), id: Id }),
    response: z.void(),
  }),
  countRecherche: endpoint('POST', '/vues/recherches', 'public', {
    summary: 'Compter une recherche qui n’a rien trouvé, une par visiteur et par jour, sans coordonnées ni auteur',
    body: z.object({ q: text({ required: texts.wordsMissing, max: 100 }) }),
    response: z.void(),
  }),
  mine: endpoint('GET', '/vues', 'membre', {
    summary: 'Les chiffres de ses propres annonces sur 30 jours',
    response: z.array(AnnonceFigures),
  }),
}
