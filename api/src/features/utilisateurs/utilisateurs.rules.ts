import { findCoordonnees } from '@colocdar/contracts/coordonnees'
import { AppError, type ErrorDetails } from '@colocdar/contracts/errors'
import { othersIn } from '@colocdar/contracts/fields'
import { nomProblem } from '@colocdar/contracts/noms'
import { type Profil, type ProfilForm, profilFields } from '@colocdar/contracts/utilisateurs'
import * as texts from './utilisateurs.texts.fr.ts'

export type ParsedProfilForm = Omit<ProfilForm, 'apropos'> & { apropos: string | null }

type Words = Pick<Profil, 'nom' | 'prenom' | 'langues' | 'tags'>

/** Refuses names, languages and interests that cannot be shown to others. Those from before the rule stay until changed. */
export const requireShowable = (before: Words, form: Words): void => {
  const details: ErrorDetails = {}
  for (const name of ['nom', 'prenom'] as const) {
    const problem = form[name] === before[name] ? null : nomProblem(form[name] ?? '')
    if (problem) details[name] = problem
  }
  for (const name of ['langues', 'tags'] as const) {
    const written = othersIn(profilFields[name].known, form[name]).filter((value) => !before[name].includes(value))
    const problem = written.map(autreProblem).find(Boolean)
    if (problem) details[name] = problem
  }
  if (Object.keys(details).length > 0) throw new AppError('INVALID', { details })
}

const autreProblem = (value: string): string | null =>
  findCoordonnees(value).length > 0 ? texts.coordonnees : nomProblem(value)
