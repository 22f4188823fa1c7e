import type { DemandeDemo } from './types.ts'

type Fields = Omit<DemandeDemo, 'verified'> & { verified?: boolean }

export function demande(fields: Fields & ({ dateDisponibilite: '2000-01-01' } | { dansJours: number })): DemandeDemo {
  return { verified: true, ...fields }
}
