import type { Favori } from '@colocdar/contracts/favoris'
import * as texts from '#texts/features/favoris'
import { formatPrix } from '../../lib/formats/prix.ts'
import type { BadgeTone } from '../../ui/elements/badge.tsx'

export type OnlineFavori = Favori & { offre: NonNullable<Favori['offre']> }

export const isOnline = (favori: Favori): favori is OnlineFavori => favori.offre !== null

export interface FavoriChange {
  label: string
  tone: BadgeTone
}

/** What happened to an offer since it was added, most important first. */
export const changesOf = ({ prix, offre, decision }: Pick<Favori, 'prix' | 'offre' | 'decision'>): FavoriChange[] => {
  if (!offre) return [{ label: texts.offline, tone: 'neutre' }]
  return [
    ...(offre.statut === 'LOUE' ? [{ label: texts.rented, tone: 'grenade' } as const] : []),
    ...(offre.endormie && offre.statut !== 'LOUE' ? [{ label: texts.asleep, tone: 'safran' } as const] : []),
    ...(decision ? [{ label: texts.decisions[decision], tone: 'neutre' } as const] : []),
    ...priceChange(prix, offre.prix),
  ]
}

const priceChange = (before: number | null, now: number): FavoriChange[] => {
  if (before === null || before === now) return []
  const difference = formatPrix(Math.abs(now - before))
  return now < before
    ? [{ label: texts.cheaper(difference), tone: 'menthe' }]
    : [{ label: texts.dearer(difference), tone: 'safran' }]
}
