import { AppError } from '@colocdar/contracts/errors'
import {
  type SignalementDecision,
  type SignalementKind,
  type SignalementSuite,
  suitesBySignalement,
} from '@colocdar/contracts/signalements'
import type { Deps } from '../../deps.ts'
import type { Acteur } from '../../http/acteur.ts'
import { blockCompte, unblockCompte } from '../comptes/comptes-changes.service.ts'
import { restorePresentation, withdrawPresentation } from '../utilisateurs/utilisateurs-presentation.service.ts'

/** Only upheld reports have consequences, and not all make sense for each kind. */
export const requireSuite = (kind: SignalementKind, decision: SignalementDecision, suite: SignalementSuite): void => {
  const possible: readonly SignalementSuite[] = decision === 'uphold' ? suitesBySignalement[kind] : ['avertir']
  if (!possible.includes(suite))
    throw new AppError('INVALID', { details: { suite: 'Cette suite n’est pas possible ici.' } })
}

interface Followed {
  suite: SignalementSuite
  membreId: number
  motif: string
  now: Date
}

/** Applies the consequence of upheld reports. False when nothing changed: already blocked, or no content to withdraw. */
export const follow = async (
  acteur: Acteur,
  deps: Deps,
  { suite, membreId, motif, now }: Followed,
): Promise<boolean> => {
  if (suite === 'effacer') return withdrawPresentation(acteur, deps.db, { id: membreId, motif, now })
  if (suite === 'avertir') return false
  const { blockedAt } = await blockCompte(acteur, { ...deps, clock: () => now }, { id: membreId, motif })
  return blockedAt === now.toISOString()
}

/** Undoes the consequence. */
export const takeBack = async (
  acteur: Acteur,
  deps: Deps,
  { nom, membreId }: { nom: SignalementSuite; membreId: number },
): Promise<void> => {
  if (nom === 'effacer') await restorePresentation(deps.db, membreId)
  if (nom === 'bloquer') await unblockCompte(acteur, deps, membreId)
}
