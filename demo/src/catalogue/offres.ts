import { offresAgadir } from './offres/agadir.ts'
import { offresCasablanca } from './offres/casablanca.ts'
import { offresCasablancaSuite } from './offres/casablanca-suite.ts'
import { offresCentre } from './offres/centre.ts'
import { offresCote } from './offres/cote.ts'
import { offresEnArabe } from './offres/en-arabe.ts'
import { offresMarrakech } from './offres/marrakech.ts'
import { offresNordEst } from './offres/nord-est.ts'
import { offresRabatSale } from './offres/rabat-sale.ts'
import type { OffreDemo } from './types.ts'

export const offres: OffreDemo[] = [
  ...offresCasablanca,
  ...offresCasablancaSuite,
  ...offresRabatSale,
  ...offresMarrakech,
  ...offresAgadir,
  ...offresNordEst,
  ...offresCentre,
  ...offresCote,
  ...offresEnArabe,
]
