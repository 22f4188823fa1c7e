import { type AnnonceEtat, annonceEtats } from '@colocdar/contracts/annonces-etats'
import type { Offre } from '@colocdar/contracts/offres'
import { statutLabels } from '../../lib/formats/labels.ts'
import type { BadgeTone } from '../../ui/elements/badge.tsx'

/** In these states the statut alone would not say why the offer is hidden. */
const tones: Partial<Record<AnnonceEtat, BadgeTone>> = {
  refusee: 'grenade',
  retiree: 'grenade',
  signalee: 'grenade',
  bloquee: 'grenade',
  endormie: 'safran',
}

const statutTones: Record<Offre['statut'], BadgeTone> = {
  EN_ATTENTE: 'safran',
  IMMEDIATE: 'majorelle',
  DISPONIBLE: 'menthe',
  LOUE: 'terracotta',
}

/** What its owner reads of where an offer stands. */
export const offreBadge = ({ statut, etat }: Pick<Offre, 'statut' | 'etat'>): { label: string; tone: BadgeTone } => {
  const tone = etat && tones[etat]
  if (tone) return { label: annonceEtats[etat].label, tone }
  // Rented and available again, but never verified: others do not see it yet.
  const shown = etat === 'attente' && statut === 'DISPONIBLE' ? 'EN_ATTENTE' : statut
  return { label: statutLabels[shown], tone: statutTones[shown] }
}
