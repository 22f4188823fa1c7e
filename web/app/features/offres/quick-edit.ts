import type { LogementType } from '@colocdar/contracts/enumerations'
import { OffreDetailEdition } from '@colocdar/contracts/offres'
import { readNumber } from '../../lib/forms/read-number.ts'
import { typedSchema } from '../../lib/forms/typed-schema.ts'
import type { ShownOffre } from './shown-offre.ts'

/** As typed, under the names that the server gives its errors. */
type QuickEdit = Record<
  'villeId' | 'adresse' | 'logementType' | 'prix' | 'superficie' | 'nbrColoc' | 'description',
  string
>

export const typedOf = (offre: ShownOffre): QuickEdit => ({
  villeId: String(offre.ville?.id ?? ''),
  adresse: offre.adresse ?? '',
  logementType: offre.logementType ?? '',
  prix: String(offre.prix ?? ''),
  superficie: String(offre.superficie ?? ''),
  nbrColoc: String(offre.nbrColoc ?? ''),
  description: offre.description ?? '',
})

const numberIn = (typed: string): number => readNumber(typed.trim()) ?? 0

export const quickEdit = typedSchema<QuickEdit, OffreDetailEdition>({
  contract: OffreDetailEdition,
  read: ({ villeId, adresse, logementType, prix, superficie, nbrColoc, description }): OffreDetailEdition => ({
    adresse: adresse.trim(),
    prix: numberIn(prix),
    superficie: numberIn(superficie),
    nbrColoc: numberIn(nbrColoc),
    description: description.trim(),
    type: logementType as LogementType,
    ville: numberIn(villeId),
  }),
  fieldOf: (name) => ownNames[name as keyof typeof ownNames] ?? name,
})

const ownNames = { ville: 'villeId', type: 'logementType' }
