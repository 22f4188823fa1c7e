import type { CompteAnnonce } from '@colocdar/contracts/comptes'
import { and, desc, eq, gt } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { withIsoDates } from '../../iso-dates.ts'
import { sessions } from '../../schema/auth.ts'
import { avis } from '../../schema/avis.ts'
import { pick } from '../../schema/columns.ts'
import { demandes } from '../../schema/demandes.ts'
import { offres } from '../../schema/offres.ts'
import { revelations } from '../../schema/telephone.ts'
import { villes } from '../../schema/villes.ts'
import { etatOf } from '../moderation/moderation.states.ts'

const longestList = 100

/** The member's request first, then the offers, newest first. */
export const selectAnnonces = async (db: Db, utilisateurId: number): Promise<CompteAnnonce[]> => {
  const [ownDemande, ownOffres] = await Promise.all([
    db
      .select({ ...columnsOf(demandes), montant: demandes.budget })
      .from(demandes)
      .innerJoin(villes, eq(villes.id, demandes.villeId))
      .where(eq(demandes.demandeurId, utilisateurId)),
    db
      .select({ ...columnsOf(offres), montant: offres.prix, statut: offres.statut })
      .from(offres)
      .innerJoin(villes, eq(villes.id, offres.villeId))
      .where(eq(offres.proprietaireId, utilisateurId))
      .orderBy(desc(offres.createdAt), desc(offres.id))
      .limit(longestList),
  ])
  return [
    ...ownDemande.map((row) => toAnnonce('demande', { ...row, statut: null })),
    ...ownOffres.map((row) => toAnnonce('offre', row)),
  ]
}

export const countAvis = (db: Db, utilisateurId: number): Promise<number> =>
  db.$count(avis, eq(avis.auteurId, utilisateurId))

export const countSessions = (db: Db, utilisateurId: number, now: Date): Promise<number> =>
  db.$count(sessions, and(eq(sessions.utilisateurId, utilisateurId), gt(sessions.expiresAt, now)))

export const countTelephonesShownTo = (db: Db, utilisateurId: number, since: Date): Promise<number> =>
  db.$count(revelations, and(eq(revelations.utilisateurId, utilisateurId), gt(revelations.createdAt, since)))

const columnsOf = (table: typeof offres | typeof demandes) => ({
  ...pick(table, 'id', 'titre', 'verified', 'motifRefus', 'version', 'createdAt'),
  ville: villes.nom,
})

type Selected = Omit<CompteAnnonce, 'kind' | 'etat' | 'createdAt'> & { verified: boolean; createdAt: Date }

const toAnnonce = (kind: CompteAnnonce['kind'], { verified, ...row }: Selected): CompteAnnonce => ({
  kind,
  ...withIsoDates(row),
  etat: etatOf({ verified, motifRefus: row.motifRefus }),
})
