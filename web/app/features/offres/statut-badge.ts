import type { OffreStatut } from '@colocdar/contracts/enumerations'
import { statutLabels } from '../../lib/formats/labels.ts'
import type { BadgeTone } from '../../ui/elements/badge.tsx'

const tones: Record<OffreStatut, BadgeTone> = {
  EN_ATTENTE: 'safran',
  IMMEDIATE: 'majorelle',
  DISPONIBLE: 'menthe',
  LOUE: 'terracotta',
}

/** What a card says of its offer. A refused offer waits for its owner, not for us: it is not « En attente ». */
export const statutBadge = (statut: OffreStatut, refused: boolean): { label: string; tone: BadgeTone } =>
  refused ? { label: 'Refusée', tone: 'grenade' } : { label: statutLabels[statut], tone: tones[statut] }
