import type { LogementType } from '@colocdar/contracts/enumerations'
import { AppError } from '@colocdar/contracts/errors'
import { OffreDetailEdition } from '@colocdar/contracts/offres'
import { readNumber } from '../../lib/forms/read-number.ts'
import { typedSchema } from '../../lib/forms/typed-schema.ts'
import type { ShownOffre } from './shown-offre.ts'

/** As typed. */
type QuickEdit = Record<'ville' | 'adresse' | 'type' | 'prix' | 'superficie' | 'nbrColoc' | 'description', string>

export const typedOf = (offre: ShownOffre): QuickEdit => ({
  ville: String(offre.ville?.id ?? ''),
  adresse: offre.adresse ?? '',
  type: offre.logementType ?? '',
  prix: String(offre.prix ?? ''),
  superficie: String(offre.superficie ?? ''),
  nbrColoc: String(offre.nbrColoc ?? ''),
  description: offre.description ?? '',
})

const numberIn = (typed: string): number => readNumber(typed.trim()) ?? 0

export const quickEdit = typedSchema<QuickEdit, OffreDetailEdition>({
  contract: OffreDetailEdition,
  read: ({ ville, adresse, type, prix, superficie, nbrColoc, description }): OffreDetailEdition => ({
    adresse: adresse.trim(),
    prix: numberIn(prix),
    superficie: numberIn(superficie),
    nbrColoc: numberIn(nbrColoc),
    description: description.trim(),
    type: type as LogementType,
    ville: numberIn(ville),
  }),
})

/** The server names two fields as the full edit form does. */
export const withOwnNames = (error: unknown): unknown => {
  if (!(error instanceof AppError) || !error.details) return error
  const { villeId, logementType, ...same } = error.details
  const details = { ...same, ...(villeId && { ville: villeId }), ...(logementType && { type: logementType }) }
  return new AppError(error.code, { message: error.message, details })
}
