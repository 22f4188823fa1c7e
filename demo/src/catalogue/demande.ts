import type { DemandeDemo } from './types.ts'

type Saisie = Omit<DemandeDemo, 'verified'> & { verified?: boolean }

export function demande(saisie: Saisie & ({ dateDisponibilite: '2000-01-01' } | { dansJours: number })): DemandeDemo {
  return { verified: true, ...saisie }
}
