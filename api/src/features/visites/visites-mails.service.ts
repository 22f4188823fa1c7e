import { type VisiteEtat, visiteCotes } from '@colocdar/contracts/visites'
import type { Db } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import {
  type RappelFields,
  type RappelReady,
  type VisiteFields,
  type VisiteReady,
  visiteChange,
  visiteRappel,
} from './visites.mails.ts'
import { selectVisite, updateVisite, type VisiteRow } from './visites.repository.ts'
import { coteOf, endOf, etatAt, nomOf, type VisiteQuand } from './visites.rules.ts'

type MailDeps = Pick<Deps, 'mails'>

export const membresOf = ({ proprietaireId, visiteurId }: Pick<VisiteRow, 'proprietaireId' | 'visiteurId'>): number[] =>
  [proprietaireId, visiteurId].filter((id) => id !== null)

/** Those of the two who can see it. */
export const readersOf = (row: VisiteRow): number[] =>
  visiteCotes.flatMap((cote) => (row.perdu && row.par !== cote ? [] : (row[cote]?.id ?? [])))

/**
 * Queues the mails about the last change. Its author gets one where a calendar follows: when the visit is confirmed, and
 * when it no longer is. Without a state before, a trigger has ended it.
 */
export const announce = async (
  tx: Db,
  { mails }: MailDeps,
  row: VisiteRow,
  before: VisiteEtat | undefined = row.debut || row.perdu ? 'confirmee' : 'proposee',
): Promise<void> => {
  const both = row.etat === 'confirmee' || before === 'confirmee'
  const readers = readersOf(row)
  for (const cote of visiteCotes) {
    const membre = row[cote]
    if (!membre || !readers.includes(membre.id) || (cote === row.par && !both)) continue
    const fields = { visiteId: row.id, utilisateurId: membre.id, sequence: row.sequence }
    await mails.enqueue(tx, visiteChange.to(membre.email, fields))
  }
  await updateVisite(tx, row.id, { annoncee: row.sequence })
}

/** Queues a reminder: to both before the visit, to the visitor afterwards. */
export const remind = async (tx: Db, { mails }: MailDeps, row: VisiteRow, quand: VisiteQuand): Promise<void> => {
  for (const cote of visiteCotes) {
    const membre = row[cote]
    if (!membre || (quand === 'apres' && cote === 'proprietaire')) continue
    const fields = { visiteId: row.id, utilisateurId: membre.id, sequence: row.sequence, quand }
    await mails.enqueue(tx, visiteRappel.to(membre.email, fields))
  }
}

type PrepareDeps = Pick<Deps, 'db' | 'clock'>

/** The mail as it is now due, or null when the visit has changed since. */
export const prepareVisiteMail = async (deps: PrepareDeps, fields: VisiteFields): Promise<VisiteReady | null> => {
  const row = await selectUnchanged(deps, fields)
  if (!row) return null
  const { utilisateurId } = fields
  const { debut, sequence, etat } = row
  const cote = coteOf(row, utilisateurId)
  const event = debut && {
    method: etat === 'confirmee' ? ('REQUEST' as const) : ('CANCEL' as const),
    uid: `visite-${row.id}`,
    sequence,
    start: debut,
    end: endOf(debut),
    stamp: deps.clock(),
    attendee: row[cote]?.email ?? '',
  }
  return {
    ...aboutOf(row, utilisateurId),
    deMoi: row.par === cote,
    etat,
    debut,
    creneaux: row.creneaux,
    mot: row.mot,
    event,
  }
}

/** Null also when the visit is over, and when the question was answered. */
export const prepareVisiteRappel = async (
  deps: PrepareDeps,
  { quand, ...fields }: RappelFields,
): Promise<RappelReady | null> => {
  const row = await selectUnchanged(deps, fields)
  const wanted = quand === 'apres' ? 'passee' : 'confirmee'
  if (!row?.debut || row.reponse || etatAt(row, deps.clock()) !== wanted) return null
  return { ...aboutOf(row, fields.utilisateurId), quand, debut: row.debut }
}

const selectUnchanged = async ({ db }: PrepareDeps, { visiteId, utilisateurId, sequence }: VisiteFields) => {
  const row = await selectVisite(db, utilisateurId, visiteId)
  return row?.sequence === sequence ? row : null
}

const aboutOf = (row: VisiteRow, utilisateurId: number) => {
  const cote = coteOf(row, utilisateurId)
  const { conversationId, titre } = row
  return { conversationId, titre, cote, nom: nomOf(cote === 'proprietaire' ? row.visiteur : row.proprietaire) }
}
