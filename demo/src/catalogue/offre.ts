import type { OffreDemo } from './types.ts'

type Fields = Omit<OffreDemo, 'statut' | 'verified'> & Partial<Pick<OffreDemo, 'statut'>>

// Only an offer that is EN_ATTENTE is not verified.
export function offre(fields: Fields & ({ dateDisponibilite: '2000-01-01' } | { dansJours: number })): OffreDemo {
  const statut = fields.statut ?? 'DISPONIBLE'
  return { ...fields, statut, verified: statut !== 'EN_ATTENTE' }
}

export const immediate = { dateDisponibilite: '2000-01-01' } as const
