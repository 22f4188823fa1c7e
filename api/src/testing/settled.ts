import { alertes } from '@colocdar/contracts/alertes'
import { conversations } from '@colocdar/contracts/conversations'
import { choix } from '@colocdar/contracts/conversations-choix'
import { push } from '@colocdar/contracts/push'
import { utilisateurs } from '@colocdar/contracts/utilisateurs'
import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { alerteEnvois, alerteEnvoisDemandes, alerteJetons, alertes as alertesTable } from '../schema/alertes.ts'
import { appareils } from '../schema/appareils.ts'
import { articles } from '../schema/articles.ts'
import { messages } from '../schema/contact.ts'
import { conversationBlocages } from '../schema/conversations.ts'
import { codesSecours } from '../schema/facteurs.ts'
import { favoris } from '../schema/favoris.ts'
import { mailRefus } from '../schema/mails.ts'
import { moderationOuvertures } from '../schema/moderation.ts'
import { presences } from '../schema/presences.ts'
import { revelations } from '../schema/telephone.ts'
import { createWaitingAvis } from './attente.ts'
import { callAs, done } from './call-as.ts'
import { cleOptions, createCle } from './cles.ts'
import { createDemande } from './demandes.ts'
import { createFacteur } from './facteurs.ts'
import { createMembre } from './membres.ts'
import { createOffre } from './offres.ts'
import { drawPhoto, uploadPhoto } from './photos.ts'
import { report } from './signalements.ts'
import type { TestApp } from './test-app.ts'
import { subscribeBrowser } from './valid-push-calls.ts'
import { createVisite } from './visites.ts'

/** A member with a row in every table that can refer to them; what is theirs alone begins with « Canari ». */
export const createSettled = async (test: TestApp, villeId: number) => {
  const { db } = test.deps
  const membre = await createMembre(test, { nom: 'Canarinom', apropos: 'Canariapropos', telephone: '0699887766' })
  const other = await createMembre(test, { prenom: 'Voisine', nom: 'Zyani' })
  const { id } = membre
  const upload = await uploadPhoto(test, membre.headers, await drawPhoto(64, 48).jpeg().toBuffer())
  const { fileName } = upload.json()
  const offreId = await createOffre(test, { proprietaireId: id, villeId, photos: [fileName] })
  const demandeId = await createDemande(test, { demandeurId: id, villeId })
  await createWaitingAvis(test, { auteur: membre, valide: true })
  await writeProfil()
  await writeAlertes()
  await writeAcces()
  await meetOthers()
  await administrate()
  await test.app.inject({
    method: 'POST',
    url: '/api/test/utilisateur/forgot-password',
    query: { email: membre.email },
  })
  return { membre, other, fileName, offreId, demandeId }

  async function writeProfil() {
    await db.insert(messages).values({ subject: 'Bonjour', email: membre.email, message: 'Canarimessage' })
    await db.execute(sql`
      insert into abonnements (utilisateur_id, type, date_debut) values (${id}, 'Gratuit', '2026-01-01')`)
    await db.execute(sql`
      insert into idempotent_answers (utilisateur_id, operation, key, request_hash, body)
      values (${id}, 'o', ${membre.username}, 'h', 'Canarireponse')`)
    await db.insert(favoris).values({ utilisateurId: id, offreId, prix: 987_654 })
    const profil = {
      nom: 'Canarinom',
      prenom: 'Canariprenom',
      age: 27,
      telephone: '0699887766',
      apropos: 'Canariautre',
    }
    const lists = { langues: ['Darija'], tags: ['Sport', 'Calme', 'Cuisine'] }
    await done(callAs(test, membre, utilisateurs.update, { params: { id }, body: { ...profil, ...lists } }))
  }

  async function writeAlertes() {
    await done(
      callAs(test, membre, alertes.create, { body: { filtres: { q: 'Canarialerte' }, frequence: 'immediate' } }),
    )
    const [alerte] = await db.select().from(alertesTable).where(sql`utilisateur_id = ${id}`)
    const found = { utilisateurId: id, alerteId: alerte?.id ?? 0, trouveLe: new Date(), immediat: false }
    await db.insert(alerteEnvois).values({ ...found, annonceId: offreId })
    await db.insert(alerteEnvoisDemandes).values({ ...found, annonceId: demandeId })
    await db.insert(alerteJetons).values({ tokenHash: Buffer.from(membre.email), utilisateurId: id, alerteIds: [] })
    await db.insert(mailRefus).values({ utilisateurId: id, sujet: 'rappels' })
  }

  async function writeAcces() {
    await createCle(test, membre)
    // Its challenge waits.
    await cleOptions(test, membre)
    await createFacteur(test, id)
    await db.insert(codesSecours).values({ utilisateurId: id, codeHash: Buffer.from(membre.email) })
    await db.insert(appareils).values({ utilisateurId: id, marqueHash: Buffer.from(membre.email), vuLe: new Date() })
    await db.insert(presences).values({ utilisateurId: id, vueLe: new Date() }).onConflictDoNothing()
    await subscribeBrowser(test, membre)
    const reglages = { message: true, alerte: false, visite: true, decision: true, calme: false, apercu: true }
    await done(callAs(test, membre, push.update, { body: reglages }))
  }

  async function meetOthers() {
    const seen = await createVisite(test, { proprietaire: other, visiteur: membre })
    const shown = await createVisite(test, { proprietaire: membre, rendezVous: 'Canarirendezvous' })
    await done(callAs(test, membre, choix.mute, { params: { id: shown.conversationId } }))
    await done(callAs(test, membre, conversations.block, { params: { id: seen.conversationId } }))
    await db.insert(conversationBlocages).values({ bloqueurId: other.id, bloqueId: id })
    expect((await report(test, membre, seen.offreId, { texte: 'Canarisignalement' })).status).toBe(201)
    await db.insert(revelations).values([
      { utilisateurId: other.id, cibleId: id },
      { utilisateurId: id, cibleId: other.id },
    ])
  }

  /** As a former administrator. */
  async function administrate() {
    await db.insert(articles).values({ titre: 'Vivre à Rabat', contenu: '<p>La capitale.</p>', auteurId: id })
    const depuis = new Date()
    await db.insert(moderationOuvertures).values({ acteurId: id, fiche: 'offre-1', depuis, expiresAt: depuis })
  }
}

/** How many rows refer to this member, by each column of the database that can: `favoris.utilisateur_id`. */
export const rowsOf = async ({ database: { pool } }: TestApp, id: number): Promise<Record<string, number>> => {
  const { rows: columns } = await pool.query<{ table: string; column: string }>(`
    select conrelid::regclass::text as table, attname as column
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = any(conkey)
    where contype = 'f' and confrelid = 'utilisateurs'::regclass
    union select table_name, column_name from information_schema.columns
    where table_schema = 'public' and column_name = 'utilisateur_id' order by 1, 2`)
  const counts = columns.map(async ({ table, column }) => {
    const { rows } = await pool.query(`select count(*)::int as count from ${table} where ${column} = $1`, [id])
    return [`${table}.${column}`, rows[0].count] as const
  })
  return Object.fromEntries(await Promise.all(counts))
}
