import { publicNom } from '@colocdar/contracts/public-nom'
import { type VisiteEtat, visiteCotes } from '@colocdar/contracts/visites-etats'
import type { Db } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import type { Screen } from '../../mail/mail-kind.ts'
import { unnamed } from './visites.mails.fr.ts'
import {
  type RappelFields,
  type RappelReady,
  type VisiteFields,
  type VisiteReady,
  visiteChange,
  visiteRappel,
} from './visites.mails.ts'
import { hasVerifiedNom, selectVisite, updateVisite, type VisiteRow } from './visites.repository.ts'
import { coteOf, endOf, etatAt, type VisiteQuand } from './visites.rules.ts'

type MailDeps = Pick<Deps, 'mails'>

export const membresOf = ({ proprietaireId, visiteurId }: Pick<VisiteRow, 'proprietaireId' | 'visiteurId'>): number[] =>
  [proprietaireId, visiteurId].filter((id) => id !== null)

/** Those of the two who can see it. */
export const readersOf = (row: VisiteRow): number[] =>
  visiteCotes.flatMap((cote) => (row.perdu && row.par !== cote ? [] : (row[cote]?.id ?? [])))

/**
 * Queues the mails about the last change. Its author gets one where a calendar follows: when the visit is confirmed, and
 * when it no longer is. Without a state before, a trigger has ended it; it notes who is not to be mailed in `mails`.
 */
export const announce = async (
  tx: Db,
  { mails }: MailDeps,
  row: VisiteRow,
  before: VisiteEtat | undefined = row.debut || row.perdu ? 'confirmee' : 'proposee',
): Promise<void> => {
  const both = row.etat === 'confirmee' || before === 'confirmee'
  const readers = readersOf(row)
  const sent = { ...row.mails }
  for (const cote of visiteCotes) {
    const membre = row[cote]
    if (!membre || !readers.includes(membre.id) || (cote === row.par && !both)) continue
    if (row.mails[cote] === row.sequence) continue
    const fields = { visiteId: row.id, utilisateurId: membre.id, sequence: row.sequence }
    await mails.enqueue(tx, visiteChange.to(membre.email, fields))
    sent[cote] = row.sequence
  }
  await updateVisite(tx, row.id, { annoncee: row.sequence, mails: sent })
}

/** Queues a reminder: to both before the visit, to the visitor afterwards, if they see it. */
export const remind = async (tx: Db, { mails }: MailDeps, row: VisiteRow, quand: VisiteQuand): Promise<void> => {
  const readers = readersOf(row)
  for (const cote of visiteCotes) {
    const membre = row[cote]
    if (!membre || !readers.includes(membre.id) || (quand === 'apres' && cote === 'proprietaire')) continue
    const fields = { visiteId: row.id, utilisateurId: membre.id, sequence: row.sequence, quand }
    await mails.enqueue(tx, visiteRappel.to(membre.email, fields))
  }
}

type PrepareDeps = Pick<Deps, 'db' | 'clock'>

/**
 * The mail as it is now due, or null when a later one to this member follows, the visit has taken place, or its
 * proposal has run out: nobody declined it, and the mail of one that was in no calendar has nothing to say. After a later
 * change without one, which they made themselves, this one says what became of the visit: their calendar may still hold it.
 */
export const prepareVisiteMail = async (
  { db, clock }: PrepareDeps,
  { visiteId, utilisateurId, sequence: announced }: VisiteFields,
  _mailId?: string,
  screen?: Screen,
): Promise<VisiteReady | null> => {
  const row = await selectVisite(db, utilisateurId, visiteId)
  if (!row) return null
  const { debut, sequence, creneaux } = row
  const etat = etatAt(row, clock())
  const cote = coteOf(row, utilisateurId)
  if (announced < (row.mails[cote] ?? 0) || etat === 'passee' || etat === 'absente') return null
  const last = creneaux.at(-1)
  const ranOut = etat !== row.etat || (last && last <= clock())
  if (etat === 'annulee' && !debut && ranOut) return null
  const event = debut && {
    method: etat === 'confirmee' ? ('REQUEST' as const) : ('CANCEL' as const),
    uid: `visite-${row.id}`,
    sequence,
    start: debut,
    end: endOf(debut),
    stamp: clock(),
    attendee: row[cote]?.email ?? '',
  }
  return {
    ...(await aboutOf(db, row, utilisateurId, screen)),
    deMoi: row.par === cote,
    etat,
    debut,
    creneaux,
    mot: screen && !screen.apercu ? null : row.mot,
    event,
  }
}

/** Null when the visit has changed since or is over, and when the question was answered or is not asked any more. */
export const prepareVisiteRappel = async (
  { db, clock }: PrepareDeps,
  { quand, visiteId, utilisateurId, sequence }: RappelFields,
  _mailId?: string,
  screen?: Screen,
): Promise<RappelReady | null> => {
  const row = await selectVisite(db, utilisateurId, visiteId)
  const wanted = quand === 'apres' ? 'passee' : 'confirmee'
  if (!row?.debut || row.sequence !== sequence || etatAt(row, clock()) !== wanted) return null
  if (row.reponse || row.rompue) return null
  return { ...(await aboutOf(db, row, utilisateurId, screen)), quand, debut: row.debut }
}

const aboutOf = async (db: Db, row: VisiteRow, utilisateurId: number, screen: Screen | undefined) => {
  const cote = coteOf(row, utilisateurId)
  const { conversationId, titre } = row
  const autre = cote === 'proprietaire' ? row.visiteur : row.proprietaire
  // A notification looks like our own words: a name that an administrator has seen, or none.
  const nom = autre && (!screen || (await hasVerifiedNom(db, autre.id))) ? publicNom(autre) : null
  return { conversationId, titre, cote, nom: autre && (nom ?? unnamed) }
}
