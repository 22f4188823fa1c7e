import { demandesAutresVilles } from './demandes/autres-villes.ts'
import { demandesEnArabe } from './demandes/en-arabe.ts'
import { demandesGrandesVilles } from './demandes/grandes-villes.ts'
import type { DemandeDemo } from './types.ts'

export const demandes: DemandeDemo[] = [...demandesGrandesVilles, ...demandesAutresVilles, ...demandesEnArabe]
