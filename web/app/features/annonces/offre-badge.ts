import { type AnnonceEtat, annonceEtats } from '@colocdar/contracts/annonces-etats'
import type { Offre } from '@colocdar/contracts/offres'
import { statutLabels } from '../../lib/formats/labels.ts'
import type { BadgeTone } from '../../ui/elements/badge.tsx'

/** In these states the statut alone would not say why the offer is hidden. */
const tones: Partial<Record<AnnonceEtat, BadgeTone>> = {
  refusee: 'grenade',
  retiree: 'grenade',
  signalee: 'grenade',
  endormie: 'safran',
}

const statutTones: Record<Offre['statut'], BadgeTone> = {
  EN_ATTENTE: 'safran',
  IMMEDIATE: 'majorelle',
  DISPONIBLE: 'menthe',
  LOUE: 'terracotta',
}

/** What the card of a member's own offer says of it. */
export const offreBadge = ({ statut, etat }: Pick<Offre, 'statut' | 'etat'>): { label: string; tone: BadgeTone } => {
  const tone = etat && tones[etat]
  return tone ? { label: annonceEtats[etat].label, tone } : { label: statutLabels[statut], tone: statutTones[statut] }
}
