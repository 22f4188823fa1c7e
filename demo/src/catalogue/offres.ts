import { offresCasablanca } from './offres/casablanca.ts'
import { offresCentre } from './offres/centre.ts'
import { offresCote } from './offres/cote.ts'
import { offresMarrakechAgadir } from './offres/marrakech-agadir.ts'
import { offresNordEst } from './offres/nord-est.ts'
import { offresRabatSale } from './offres/rabat-sale.ts'
import type { OffreDemo } from './types.ts'

export const offres: OffreDemo[] = [
  ...offresCasablanca,
  ...offresRabatSale,
  ...offresMarrakechAgadir,
  ...offresNordEst,
  ...offresCentre,
  ...offresCote,
]
