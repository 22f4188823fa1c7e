import type { LogementType } from '@colocdar/contracts/enumerations'
import { AppError } from '@colocdar/contracts/errors'
import { OffreDetailEdition } from '@colocdar/contracts/offres'
import { reasonOf } from '../../lib/client/server-message.ts'
import type { FormErrors } from '../../lib/forms/form-schema.ts'
import { readNumber } from '../../lib/forms/read-number.ts'
import { errorsWith } from '../../lib/forms/typed-schema.ts'

/** Why a quick edit was not saved: what is wrong in which field, and what the server said. */
export interface QuickEditProblems {
  errors: FormErrors
  reason: string | null
}

export const noProblems: QuickEditProblems = { errors: {}, reason: null }

export const changeOf = (form: FormData): OffreDetailEdition => {
  const typed = (name: string): string => String(form.get(name) ?? '').trim()
  const number = (name: string): number => readNumber(typed(name)) ?? 0
  return {
    adresse: typed('adresse'),
    prix: number('prix'),
    superficie: number('superficie'),
    nbrColoc: number('nbrColoc'),
    description: typed('description'),
    type: typed('type') as LogementType,
    ville: number('ville'),
  }
}

export const errorsIn = (change: OffreDetailEdition): FormErrors => errorsWith(OffreDetailEdition, change)

/** The server names two fields as the full edit form does. */
export const problemsOf = (error: unknown): QuickEditProblems => {
  const { villeId, logementType, ...errors } = (error instanceof AppError && error.details) || {}
  return {
    errors: { ...errors, ...(villeId && { ville: villeId }), ...(logementType && { type: logementType }) },
    reason: reasonOf(error),
  }
}
