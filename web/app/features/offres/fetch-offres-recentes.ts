import type { Client } from '@colocdar/contracts/client'
import { type Offre, offres } from '@colocdar/contracts/offres'
import type { CardOffre } from './shown-offre.ts'
import { toCardOffre } from './to-card-offre.ts'

const recentSize = 3

interface Choice {
  villeId?: number
  /** Left out: the offer of the page. */
  excludedId?: number
}

/** The newest public offers, everywhere or in one city. */
export const fetchOffresRecentes = async (call: Client, choice: Choice = {}): Promise<CardOffre[]> => {
  const { content } = await call(offres.search, { query: { page: 0, size: recentSize, verified: true, ...choice } })
  return content.map(toCardOffre)
}

export const fetchOffresSimilaires = async (call: Client, { id }: Pick<Offre, 'id'>): Promise<CardOffre[]> => {
  const similar = await call(offres.similar, { params: { id }, query: { size: recentSize } })
  return similar.map(toCardOffre)
}
