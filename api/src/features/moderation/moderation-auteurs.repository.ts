import type { ModerationAuteur } from '@colocdar/contracts/moderation'
import { and, eq, exists, inArray, ne, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/database.ts'
import { demandes } from '../../schema/demandes.ts'
import { offres } from '../../schema/offres.ts'
import { utilisateurs } from '../../schema/utilisateurs.ts'

const newAccountDays = 7
const recentDays = 30
const manyAnnonces = 5

/** The authors of a page of the queue, with the warnings that administrators see, in one query. */
export const selectAuteurs = async (db: Db, ids: number[], now: Date): Promise<Map<number, ModerationAuteur>> => {
  if (ids.length === 0) return new Map()
  const recent = daysBefore(now, recentDays).toISOString()
  const offresOf = db
    .select({
      total: sql<number>`count(*)::int`.as('offres_total'),
      verified: sql<number>`(count(*) filter (where ${offres.verified}))::int`.as('offres_verified'),
      refused: sql<number>`(count(*) filter (where ${offres.motifRefus} is not null))::int`.as('offres_refused'),
      recent: sql<number>`(count(*) filter (where ${offres.createdAt} > ${recent}))::int`.as('offres_recent'),
    })
    .from(offres)
    .where(eq(offres.proprietaireId, utilisateurs.id))
    .as('offres_of')
  const rows = await db
    .select({
      id: utilisateurs.id,
      username: utilisateurs.username,
      email: utilisateurs.email,
      nom: utilisateurs.nom,
      prenom: utilisateurs.prenom,
      photo: utilisateurs.photo,
      createdAt: utilisateurs.createdAt,
      emailVerifiedAt: utilisateurs.emailVerifiedAt,
      identityVerified: utilisateurs.identityVerified,
      blockedAt: utilisateurs.blockedAt,
      offres: {
        total: offresOf.total,
        verified: offresOf.verified,
        refused: offresOf.refused,
        recent: offresOf.recent,
      },
      demande: { verified: demandes.verified, motifRefus: demandes.motifRefus, createdAt: demandes.createdAt },
      telephonePartage: sql<boolean>`${exists(sharedPhone(db))}`,
    })
    .from(utilisateurs)
    .innerJoinLateral(offresOf, sql`true`)
    .leftJoin(demandes, eq(demandes.demandeurId, utilisateurs.id))
    .where(inArray(utilisateurs.id, ids))
  return new Map(rows.map((row) => [row.id, toAuteur(row, now)]))
}

const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * 86_400_000)

const autres = alias(utilisateurs, 'autres')

const sharedPhone = (db: Db) =>
  db
    .select({ one: sql`1` })
    .from(autres)
    .where(and(eq(autres.telephoneE164, utilisateurs.telephoneE164), ne(autres.id, utilisateurs.id)))

interface Row {
  id: number
  username: string
  email: string
  nom: string | null
  prenom: string | null
  photo: string | null
  createdAt: Date
  emailVerifiedAt: Date | null
  identityVerified: boolean
  blockedAt: Date | null
  offres: { total: number; verified: number; refused: number; recent: number }
  demande: { verified: boolean; motifRefus: string | null; createdAt: Date } | null
  telephonePartage: boolean
}

const toAuteur = (row: Row, now: Date): ModerationAuteur => {
  const { offres: own, demande } = row
  const recentDemande = demande !== null && demande.createdAt > daysBefore(now, recentDays)
  return {
    id: row.id,
    username: row.username,
    email: row.email,
    nom: row.nom,
    prenom: row.prenom,
    photo: row.photo,
    createdAt: row.createdAt.toISOString(),
    emailVerified: row.emailVerifiedAt !== null,
    identityVerified: row.identityVerified,
    blocked: row.blockedAt !== null,
    annonces: own.total + Number(demande !== null),
    verifiees: own.verified + Number(demande?.verified ?? false),
    refusees: own.refused + Number(demande?.motifRefus != null),
    alertes: {
      compteRecent: row.createdAt > daysBefore(now, newAccountDays),
      telephonePartage: row.telephonePartage,
      annoncesNombreuses: own.recent + Number(recentDemande) > manyAnnonces,
    },
  }
}
