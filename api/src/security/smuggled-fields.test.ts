import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { everyCall, send } from '../testing/every-call.ts'
import { useTestApp } from '../testing/test-app.ts'
import type { ValidCall } from '../testing/valid-call.ts'

const test = useTestApp()

const long = '2001-02-03T04:05:06Z'

/** Columns that no form may set. The real fields of a call come after them and override them. */
const smuggled = {
  id: 999_999,
  verified: true,
  isVerified: true,
  statut: 'LOUE',
  valide: true,
  masque: true,
  motifRefus: 'glissé',
  roles: ['ROLE_USER', 'ROLE_ADMIN'],
  subscribed: true,
  emailVerified: true,
  emailVerifiedAt: long,
  identityVerified: true,
  passwordHash: 'glissé',
  blockedAt: long,
  createdAt: long,
  updatedAt: long,
  submittedAt: long,
  decidedAt: long,
  publishedAt: long,
  luAt: long,
  slug: 'glisse',
  verifiedColocCount: 77,
  acteurId: 999_999,
  utilisateurId: 999_999,
  auteurId: 999_999,
  sessionId: 999_999,
  villeId: 999_999,
  etat: 'passee',
  par: 'visiteur',
  perdu: true,
  rompue: true,
  reponse: 'absente',
  sequence: 77,
  decision: 'retenue',
  remercieAt: long,
  reponduAt: long,
  utiliseeLe: long,
  rang: 77,
  muet: true,
  nonLus: 77,
  frequence: 'arretee',
  compteur: 77,
  compte: true,
  effet: 'masque',
  avant: { titre: 'glissé' },
  contenu: { titre: 'glissé' },
  offres: 77,
  fusionId: 999_999,
}

/** How many rows are in each state, which a smuggled field would change. */
const states = async (): Promise<Map<string, number>> => {
  const { rows } = await test.deps.db.execute<{ state: string; total: number }>(sql`
    select state::text, count(*)::int as total from (
      select row('utilisateur', id > 900000, roles, subscribed, email_verified_at is null, identity_verified,
        blocked_at is null, password_hash like '$argon2id$%', created_at < '2010-01-01') as state from utilisateurs
      union all select row('offre', id > 900000, verified, statut, masque, motif_refus is null, decided_at is null,
        created_at < '2010-01-01', submitted_at < '2010-01-01') from offres
      union all select row('demande', id > 900000, verified, masque, motif_refus is null, decided_at is null,
        created_at < '2010-01-01', submitted_at < '2010-01-01') from demandes
      union all select row('avis', id > 900000, valide, masque, motif_refus is null, decided_at is null,
        created_at < '2010-01-01', submitted_at < '2010-01-01') from avis
      union all select row('article', id > 900000, published_at is null, created_at < '2010-01-01') from articles
      union all select row('ville', id > 900000, slug = 'glisse', verified_coloc_count = 77) from villes
      union all select row('message', id > 900000, lu_at is null, repondu_at is null, created_at < '2010-01-01') from messages
      union all select row('visite', id > 900000, etat, par, perdu, rompue, reponse, sequence, created_at < '2010-01-01')
        from visites
      union all select row('conversation', id > 900000, decision, remercie_at is null, repondu_at is null,
        initiateur_id > 900000, created_at < '2010-01-01') from conversations
      union all select row('texte', id > 900000, perdu, rang, auteur_id > 900000, created_at < '2010-01-01')
        from conversation_messages
      union all select row('correspondant', muet, non_lus, utilisateur_id > 900000) from conversation_membres
      union all select row('alerte', id > 900000, utilisateur_id > 900000, frequence, created_at < '2010-01-01') from alertes
      union all select row('push', id > 900000, utilisateur_id > 900000, session_id > 900000, created_at < '2010-01-01')
        from push_appareils
      union all select row('cle', id > 900000, utilisateur_id > 900000, compteur = 77, utilisee_le is null,
        created_at < '2010-01-01') from cles
      union all select row('modification', id > 900000, auteur_id > 900000, etat, motif_refus is null,
        decided_at is null, avant ->> 'titre' = 'glissé', contenu ->> 'titre' = 'glissé', created_at < '2010-01-01',
        submitted_at < '2010-01-01') from modifications
      union all select row('signalement', id > 900000, auteur_id > 900000, compte, effet, etat, decided_at is null,
        created_at < '2010-01-01') from signalements
      union all select row('repere', id > 900000, ville_id > 900000, slug = 'glisse', offres = 77, fusion_id > 900000,
        created_at < '2010-01-01') from reperes
      union all select row('journal', id > 900000, acteur_id = 999999) from journal
    ) every group by 1`)
  return new Map(rows.map(({ state, total }) => [state, total]))
}

const withBody = everyCall().filter(({ endpoint }) => endpoint.method !== 'GET' && endpoint.body && !endpoint.multipart)

describe('fields that are in no form', () => {
  it.each(withBody)('[SEC-03] change nothing when smuggled into $id', async ({ endpoint, prepare }) => {
    const effectOf = async (call: ValidCall) => {
      const before = await states()
      expect((await send(test, endpoint, call)).statusCode).toBeLessThan(300)
      const after = await states()
      const moves = [...new Set([...before.keys(), ...after.keys()])].map(
        (state) => [state, (after.get(state) ?? 0) - (before.get(state) ?? 0)] as const,
      )
      return Object.fromEntries(moves.filter(([, move]) => move !== 0))
    }
    const honest = await effectOf(await prepare(test))
    const call = await prepare(test)
    expect(await effectOf({ ...call, body: { ...smuggled, ...call.body } })).toEqual(honest)
  })
})
