import { alertes } from '@colocdar/contracts/alertes'
import { donnees } from '@colocdar/contracts/donnees'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { messages } from '../../schema/contact.ts'
import { favoris } from '../../schema/favoris.ts'
import { revelations } from '../../schema/telephone.ts'
import { utilisateurs } from '../../schema/utilisateurs.ts'
import { acteurOf } from '../../testing/acteurs.ts'
import { createVille, createWaitingAvis, createWaitingDemande, createWaitingOffre } from '../../testing/attente.ts'
import { call } from '../../testing/call.ts'
import { callAs } from '../../testing/call-as.ts'
import { createDemande } from '../../testing/demandes.ts'
import { createMembre } from '../../testing/membres.ts'
import { form } from '../../testing/offre-edition.ts'
import { createOffre, createPhoto } from '../../testing/offres.ts'
import { recordQueries } from '../../testing/queries.ts'
import { report } from '../../testing/signalements.ts'
import { useTestApp } from '../../testing/test-app.ts'
import { exportDonnees } from './donnees-export.service.ts'

const test = useTestApp()

describe('exporting personal data', () => {
  it('[PRIV-01] contains everything stored about the member, as one file to download', async () => {
    const membre = await createMembre(test, { telephone: '06 61 23 45 67' })
    const other = await createMembre(test)
    const offre = await createWaitingOffre(test, { auteur: membre, photos: 2 })
    const demande = await createWaitingDemande(test, { auteur: membre })
    const avis = await createWaitingAvis(test, { auteur: membre })
    await test.deps.db.insert(messages).values([
      { subject: 'De moi', email: membre.email.toUpperCase(), message: 'Bonjour' },
      { subject: 'D’un autre', email: other.email, message: 'Bonjour' },
    ])
    await test.deps.db.insert(revelations).values([
      { utilisateurId: membre.id, cibleId: other.id },
      { utilisateurId: other.id, cibleId: membre.id },
      { utilisateurId: other.id, cibleId: membre.id },
    ])
    await test.deps.db.insert(favoris).values([
      { utilisateurId: membre.id, offreId: 77, prix: 2100 },
      { utilisateurId: other.id, offreId: 78, prix: 2200 },
    ])
    await callAs(test, membre, alertes.create, { body: { filtres: { prixMax: 2500 }, frequence: 'immediate' } })
    const { status, headers, body } = await callAs(test, membre, donnees.export)
    expect(status).toBe(200)
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'content-disposition': 'attachment; filename="colocdar-mes-donnees.json"',
    })
    expect(body).toMatchObject({
      compte: { id: membre.id, username: membre.username, email: membre.email, roles: ['ROLE_USER'] },
      profil: { nom: 'Alaoui', telephone: '06 61 23 45 67', langues: ['Français', 'Darija'] },
      offres: [{ id: offre.id, titre: 'Chambre calme', verified: false }],
      demande: { id: demande.id, titre: 'Recherche colocataire' },
      alertes: [{ filtres: { prixMax: 2500 }, frequence: 'immediate' }],
      favoris: [{ offreId: 77, prix: 2100, ajouteLe: expect.any(String) }],
      avis: [{ id: avis.id, commentaire: 'Très bon accueil.', note: 4 }],
      revelations: { faites: 1, recues: 2 },
      messages: [{ subject: 'De moi', message: 'Bonjour' }],
      sessions: [{ expiresAt: expect.any(String) }],
    })
    expect(body.photos).toHaveLength(2)
    expect(body.offres[0].photos.toSorted()).toEqual(body.photos.toSorted())
    expect(body.photos[0]).toMatch(/^http:\/\/colocdar\.test\/uploads\/\w+\.webp$/)
  })

  it('[PRIV-01] contains changes that wait, and what the member reported', async () => {
    // Not the first member: the ids of their ads differ from theirs.
    const [other, membre] = [await createMembre(test), await createMembre(test, { prenom: 'Fatima' })]
    const [ici, ailleurs] = [(await createVille(test)).id, (await createVille(test)).id]
    const offreId = await createOffre(test, { proprietaireId: membre.id, villeId: ici })
    const demandeId = await createDemande(test, { demandeurId: membre.id, villeId: ici })
    const [shown, src] = [await createPhoto(test, membre.id), await createPhoto(test, membre.id)]
    await test.deps.db.update(utilisateurs).set({ photo: shown }).where(eq(utilisateurs.id, membre.id))
    const profil = { nom: 'Alaoui', prenom: 'Fatima', age: 27, telephone: '0612345678', langues: ['Darija'] }
    const edits = [
      [`/test/coloc/${offreId}`, { ...form, villeId: ailleurs, photos: [{ src }] }],
      [`/test/demande/${demandeId}`, { titre: 'Cherche studio' }],
      [`/test/utilisateur/${membre.id}`, { ...profil, tags: ['Sport', 'Calme', 'Cuisine'], apropos: 'Autre.' }],
    ] as const
    for (const [path, body] of edits) expect((await call(test, 'PUT', path, { as: membre, body })).statusCode).toBe(200)
    const seen = await createOffre(test, { proprietaireId: other.id, villeId: ici })
    expect((await report(test, membre, seen, { texte: 'Photos volées.' })).status).toBe(201)
    const statements = recordQueries(() => callAs(test, membre, donnees.export))
    expect((await statements).join('\n')).toContain('isolation level repeatable read read only')
    const { body } = await callAs(test, membre, donnees.export)
    expect(body.profil.photo).toBe(`http://colocdar.test/uploads/${shown}`)
    const waits = { etat: 'attente', motifRefus: null, submittedAt: expect.any(String) }
    expect(body.modifications).toEqual([
      { ...waits, objet: 'offre', objetId: offreId, contenu: { villeId: ailleurs, photos: [src] } },
      { ...waits, objet: 'demande', objetId: demandeId, contenu: { titre: 'Cherche studio' } },
      { ...waits, objet: 'profil', objetId: membre.id, contenu: { apropos: 'Autre.' } },
    ])
    expect(body.signalements).toMatchObject([
      { kind: 'offre', objetId: seen, motif: 'FAUX', texte: 'Photos volées.', createdAt: expect.any(String) },
    ])
  })

  it('[PRIV-02] contains no secret and nothing about other members', async () => {
    const membre = await createMembre(test)
    const { body } = await callAs(test, membre, donnees.export)
    const text = JSON.stringify(body)
    expect(text).not.toMatch(/argon2|hash/i)
    expect(text).not.toContain(membre.token)
    expect(text.match(/[\w.]+@[\w.]+/g)).toEqual([membre.email])
  })

  it('[PRIV-03] leaves out messages while the e-mail is not verified', async () => {
    const membre = await createMembre(test, { emailVerifiedAt: null })
    await test.deps.db.insert(messages).values({ subject: 'Privé', email: membre.email, message: 'D’un inconnu' })
    const { body } = await callAs(test, membre, donnees.export)
    expect(body.messages).toEqual([])
  })

  it('[PRIV-04] is for members only, and not for who is deleted meanwhile', async () => {
    expect((await callAs(test, null, donnees.export)).status).toBe(401)
    await expect(exportDonnees(acteurOf(999_999), test.deps)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
  })
})
