import { AppError } from '@colocdar/contracts/errors'
import {
  hasVisiteBegun,
  nextVisiteEtat,
  type VisiteActe,
  type VisiteCote,
  type VisiteEtat,
} from '@colocdar/contracts/visites-etats'
import * as texts from './visites.texts.fr.ts'

/**
 * Who may do what to a visit:
 * - for all but the two members of its conversation it does not exist (`selectVisite`);
 * - each of the two may do what the table `visiteActes` says for its state: both cancel what is ahead;
 * - once it has begun, the owner neither moves nor cancels it.
 */
export const requireEtat = (acte: VisiteActe, cote: VisiteCote, from: VisiteEtat | 'aucune'): VisiteEtat => {
  const etat = nextVisiteEtat(acte, cote, from)
  if (!etat) throw new AppError('CONFLICT', { message: texts.notPossible })
  return etat
}

export const requireInTime = (visite: Parameters<typeof hasVisiteBegun>[0], cote: VisiteCote, now: Date): void => {
  if (cote === 'proprietaire' && hasVisiteBegun(visite, now)) throw new AppError('CONFLICT', { message: texts.begun })
}
