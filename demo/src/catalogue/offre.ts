import type { Piece } from '../drawings/logements/draw-logement.ts'
import type { OffreDemo, PhotoDemo } from './types.ts'

type Saisie = Omit<OffreDemo, 'statut' | 'verified'> & Partial<Pick<OffreDemo, 'statut'>>

// An offer that still waits is the only kind that nobody has verified.
export function offre(saisie: Saisie & ({ dateDisponibilite: '2000-01-01' } | { dansJours: number })): OffreDemo {
  const statut = saisie.statut ?? 'DISPONIBLE'
  return { ...saisie, statut, verified: statut !== 'EN_ATTENTE' }
}

export const photo = (piece: Piece, seed: number): PhotoDemo => ({ piece, seed })

export const immediate = { dateDisponibilite: '2000-01-01' } as const
