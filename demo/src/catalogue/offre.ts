import type { Piece } from '../drawings/logements/draw-logement.ts'
import type { Prise } from '../drawings/logements/photo-shot.ts'
import type { OffreDemo, PhotoDemo } from './types.ts'

type Fields = Omit<OffreDemo, 'statut' | 'verified'> & Partial<Pick<OffreDemo, 'statut'>>

// Only an offer that is EN_ATTENTE is not verified.
export function offre(fields: Fields & ({ dateDisponibilite: '2000-01-01' } | { dansJours: number })): OffreDemo {
  const statut = fields.statut ?? 'DISPONIBLE'
  return { ...fields, statut, verified: statut !== 'EN_ATTENTE' }
}

export const photo = (piece: Piece, seed: number): PhotoDemo => ({ piece, seed })

/** Taken with a phone. */
export const snapshot = (
  piece: 'chambre' | 'salon',
  seed: number,
  shape: Prise['shape'],
  light: Prise['light'],
): PhotoDemo => ({ piece, seed, prise: { shape, light } })

export const immediate = { dateDisponibilite: '2000-01-01' } as const
