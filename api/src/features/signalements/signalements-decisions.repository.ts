import {
  type SignalementDecision,
  type SignalementDossier,
  signalementDecisions,
  signalementKinds,
} from '@colocdar/contracts/signalements'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { conversations } from '../../schema/conversations.ts'
import { demandes } from '../../schema/demandes.ts'
import { journal } from '../../schema/journal.ts'
import { offres } from '../../schema/offres.ts'
import { signalements } from '../../schema/signalements.ts'
import { utilisateurs } from '../../schema/utilisateurs.ts'
import { accused } from './signalements-cibles.repository.ts'

const decisionNames = Object.keys(signalementDecisions) as SignalementDecision[]

export const selectDecision = async (db: Db, id: number) => {
  const [row] = await db
    .select()
    .from(journal)
    .where(and(eq(journal.id, id), inArray(journal.action, decisionNames)))
  const kind = signalementKinds.find((known) => known === row?.objet)
  const decision = decisionNames.find((known) => known === row?.action)
  if (!row || !kind || !decision) return null
  return { ...row, kind, decision }
}

/** Waiting reports grouped by object and accused member; left out once that account is deleted. */
const open = sql`from (
    select kind, objet_id, membre_id, count(*)::int as nombre, min(created_at) as premier_le,
      max(id) as version
    from (select *, ${accused} as membre_id from ${signalements} where etat = 'attente') waiting
    group by kind, objet_id, membre_id) open
  left join ${offres} o on open.kind = 'offre' and o.id = open.objet_id
  left join ${demandes} d on open.kind = 'demande' and d.id = open.objet_id
  left join ${conversations} c on open.kind = 'conversation' and c.id = open.objet_id
  join ${utilisateurs} membre on membre.id = open.membre_id`

export const countDossiers = async (db: Db): Promise<number> => {
  const { rows } = await db.execute<{ total: number }>(sql`select count(*)::int as total ${open}`)
  return rows[0]?.total ?? 0
}

// More reports say no more than the first ones.
const listed = 20

/** Hidden ads first, then by the oldest report. */
export const selectDossiers = async (
  db: Db,
  { limit, offset }: { limit: number; offset: number },
): Promise<Omit<SignalementDossier, 'ouvertePar'>[]> => {
  const { rows } = await db.execute<Omit<SignalementDossier, 'ouvertePar'>>(sql`
    select open.kind, open.objet_id as "objetId", coalesce(o.titre, d.titre, c.titre) as titre,
      json_build_object('id', membre.id, 'username', membre.username) as membre,
      coalesce(o.signalee_le, d.signalee_le) as "masqueLe", open.nombre, open.premier_le as "premierLe",
      open.version,
      (select json_agg(each order by each.id) from (
        select signalements.id, motif, texte, compte, signalements.created_at as "createdAt",
          case when a.id is not null then json_build_object('id', a.id, 'username', a.username) end as auteur
        from ${signalements} left join ${utilisateurs} a on a.id = auteur_id
        where kind = open.kind and objet_id = open.objet_id and etat = 'attente' and ${accused} = open.membre_id
        order by signalements.id limit ${listed}) each) as signalements
    ${open}
    order by coalesce(o.signalee_le, d.signalee_le) is null, open.premier_le, open.kind, open.objet_id, open.membre_id
    limit ${limit} offset ${offset}`)
  return rows.map((row) => ({
    ...row,
    masqueLe: row.masqueLe && toIso(row.masqueLe),
    premierLe: toIso(row.premierLe),
    signalements: row.signalements.map((report) => ({ ...report, createdAt: toIso(report.createdAt) })),
  }))
}

/** PostgreSQL writes moments in ways of its own. */
const toIso = (moment: string): string => new Date(moment).toISOString()
