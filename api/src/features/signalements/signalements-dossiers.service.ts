import { type Paged, toPaged } from '@colocdar/contracts/common'
import { AppError } from '@colocdar/contracts/errors'
import { ficheOfDossier } from '@colocdar/contracts/moderation-ouvertures'
import type { ReportedMessage, SignalementDossier } from '@colocdar/contracts/signalements'
import type { Deps } from '../../deps.ts'
import type { Acteur } from '../../http/acteur.ts'
import { listLastMessages } from '../conversations/conversations-reads.service.ts'
import { recordJournal } from '../journal/journal.service.ts'
import { readOuvertures } from '../moderation/moderation-ouvertures.service.ts'
import { isConversationReported } from './signalements.repository.ts'
import { countDossiers, selectDossiers } from './signalements-decisions.repository.ts'

export const listDossiers = async (
  acteur: Acteur,
  deps: Pick<Deps, 'db' | 'clock'>,
  { page, size }: { page: number; size: number },
): Promise<Paged<SignalementDossier>> => {
  const [dossiers, total] = await Promise.all([
    selectDossiers(deps.db, { limit: size, offset: page * size }),
    countDossiers(deps.db),
  ])
  const ouvertures = await readOuvertures(acteur, deps, dossiers.map(ficheOfDossier))
  const content = dossiers.map((dossier) => ({
    ...dossier,
    ouvertePar: ouvertures.get(ficheOfDossier(dossier)) ?? null,
  }))
  return toPaged(content, { page, size }, total)
}

/** A conversation is private: an administrator reads it only while a report of it waits, and the journal says so. */
export const readReportedMessages = (
  acteur: Acteur,
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  id: number,
): Promise<ReportedMessage[]> =>
  db.transaction(async (tx) => {
    if (!(await isConversationReported(tx, id)))
      throw new AppError('NOT_FOUND', { message: 'Aucun signalement de cette conversation n’attend.' })
    await recordJournal(tx, {
      acteurId: acteur.id,
      action: 'inspect',
      objet: 'conversation',
      objetId: id,
      createdAt: clock(),
    })
    return listLastMessages(tx, id)
  })
