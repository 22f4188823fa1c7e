import { favoris } from '@colocdar/contracts/favoris'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { articles } from '../schema/articles.ts'
import { avis } from '../schema/avis.ts'
import { conversations } from '../schema/conversations.ts'
import { demandes } from '../schema/demandes.ts'
import { offrePhotos, offres } from '../schema/offres.ts'
import { utilisateurs } from '../schema/utilisateurs.ts'
import { villes } from '../schema/villes.ts'
import { createVille } from '../testing/attente.ts'
import { callAs } from '../testing/call-as.ts'
import { createDemande } from '../testing/demandes.ts'
import { createMembre } from '../testing/membres.ts'
import { useNotifiedTags } from '../testing/notified-tags.ts'
import { createOffre, createPhoto } from '../testing/offres.ts'
import { useTestApp } from '../testing/test-app.ts'

const test = useTestApp()
const tagsOf = useNotifiedTags(test)
const db = () => test.deps.db
let ville: number
let owner: number
beforeEach(async () => {
  ville = (await createVille(test)).id
  owner = (await createMembre(test)).id
})

describe('a favourite', () => {
  it('notifies nobody: no public answer shows it', async () => {
    const offreId = await createOffre(test, { proprietaireId: owner, villeId: ville })
    const membre = await createMembre(test)
    const body = { favoris: [{ offreId }] }
    expect(await tagsOf(() => callAs(test, membre, favoris.add, { body }))).toEqual([])
    expect(await tagsOf(() => callAs(test, membre, favoris.remove, { params: { id: offreId } }))).toEqual([])
  })
})

describe('an offer', () => {
  const create = (changes = {}) => createOffre(test, { proprietaireId: owner, villeId: ville, ...changes })
  const change = (id: number, columns: Partial<typeof offres.$inferInsert>) =>
    tagsOf(() => db().update(offres).set(columns).where(eq(offres.id, id)))
  const lists = () => ['compteurs', 'offres', `offres:de:${owner}`, `offres:ville:${ville}`]
  const entered = () => ['offres:entrees', `offres:de:${owner}:entrees`, `offres:ville:${ville}:entrees`]

  it('names itself when it is edited, and no list', async () => {
    const id = await create()
    expect(await change(id, { prix: 1900 })).toEqual([`offre:${id}`])
  })

  it('names the lists that it enters and leaves', async () => {
    const id = await create({ verified: false, statut: 'EN_ATTENTE' })
    const moved = [...lists(), `offre:${id}`]
    const entering = [...moved, ...entered()].sort()
    expect(await change(id, { verified: true, statut: 'DISPONIBLE' })).toEqual(entering)
    expect(await change(id, { statut: 'LOUE' })).toEqual(moved.sort())
    expect(await change(id, { statut: 'DISPONIBLE' })).toEqual(entering)
    expect(await tagsOf(() => db().delete(offres).where(eq(offres.id, id)))).toEqual(moved)
  })

  it('names both cities when it moves', async () => {
    const id = await create()
    const elsewhere = (await createVille(test)).id
    const tags = await change(id, { villeId: elsewhere })
    const inVille = [`offres:ville:${elsewhere}`, `offres:ville:${elsewhere}:entrees`]
    expect(tags).toEqual([...lists(), ...inVille, `offre:${id}`].sort())
  })

  it('names itself when its page changes while it is rented, and its photos are replaced', async () => {
    const id = await create({ statut: 'LOUE' })
    expect(await change(id, { prix: 1800 })).toEqual([`offre:${id}`])
    const photo = { offreId: id, position: 1, src: await createPhoto(test, owner) }
    expect(await tagsOf(() => db().insert(offrePhotos).values(photo))).toEqual([`offre:${id}`])
  })

  it('notifies nobody of what no visitor sees', async () => {
    const waiting = await create({ verified: false, statut: 'EN_ATTENTE' })
    expect(await change(waiting, { titre: 'Autre titre' })).toEqual([])
    expect(await tagsOf(() => db().delete(offres).where(eq(offres.id, waiting)))).toEqual([])
    const online = await create()
    expect(await change(online, { submittedAt: new Date() })).toEqual([])
  })

  it('leaves the lists with its owner', async () => {
    const id = await create()
    expect(await tagsOf(() => db().delete(utilisateurs).where(eq(utilisateurs.id, owner)))).toEqual(
      [...lists(), `offre:${id}`, `utilisateur:${owner}`].sort(),
    )
  })
})

describe('a request', () => {
  const change = (id: number, columns: Partial<typeof demandes.$inferInsert>) =>
    tagsOf(() => db().update(demandes).set(columns).where(eq(demandes.id, id)))

  it('names itself, or the lists that it enters and leaves', async () => {
    const id = await createDemande(test, { demandeurId: owner, villeId: ville })
    expect(await change(id, { budget: 1700 })).toEqual([`demande:${id}`])
    const all = ['compteurs', `demande:${id}`, 'demandes', `demandes:de:${owner}`, `demandes:ville:${ville}`]
    const entered = ['demandes:entrees', `demandes:de:${owner}:entrees`, `demandes:ville:${ville}:entrees`]
    expect(await change(id, { verified: false })).toEqual(all)
    expect(await change(id, { titre: 'Pas encore' })).toEqual([])
    expect(await change(id, { verified: true })).toEqual([...all, ...entered].sort())
  })
})

// Their profile is public as long as an ad of theirs is verified, whatever else hides it.
describe('the author of an ad', () => {
  const kinds = {
    offre: { table: offres, add: () => createOffre(test, { proprietaireId: owner, villeId: ville }) },
    demande: { table: demandes, add: () => createDemande(test, { demandeurId: owner, villeId: ville }) },
  }
  const asleep = { endormieLe: new Date() }
  const reported = { signaleeLe: new Date() }
  it.each([
    ['offre', 'rented', { statut: 'LOUE' }],
    ['offre', 'asleep', asleep],
    ['offre', 'hidden by reports', reported],
    ['demande', 'asleep', asleep],
    ['demande', 'hidden by reports', reported],
  ] as const)('[SEC-42] is named when their %s that is %s is withdrawn or deleted', async (kind, _how, hidden) => {
    const { table, add } = kinds[kind]
    const id = await add()
    const change = (columns: object) => db().update(table).set(columns).where(eq(table.id, id))
    await change(hidden)
    expect(await tagsOf(() => change({ verified: false }))).toContain(`${kind}s:de:${owner}`)
    await change({ verified: true })
    expect(await tagsOf(() => db().delete(table).where(eq(table.id, id)))).toContain(`${kind}s:de:${owner}`)
  })
})

describe('a person', () => {
  const change = (columns: Partial<typeof utilisateurs.$inferInsert>) =>
    tagsOf(() => db().update(utilisateurs).set(columns).where(eq(utilisateurs.id, owner)))

  it.each([
    ['the name', { nom: 'Bennani' }],
    ['the text', { apropos: 'Autre chose.' }],
    ['the photo', { photo: 'visage.webp' }],
    ['the badge', { identityVerified: true }],
    ['a block', { blockedAt: new Date() }],
  ])('is named when %s changes', async (_what, columns) => {
    expect(await change(columns)).toEqual([`utilisateur:${owner}`])
  })

  it.each([
    ['the password', { passwordHash: 'autre' }],
    ['the roles', { roles: ['ROLE_USER', 'ROLE_ADMIN'] as const }],
    ['nothing', { nom: 'Alaoui' }],
  ])('is not named when %s changes', async (_what, columns) => {
    expect(await change(columns as Partial<typeof utilisateurs.$inferInsert>)).toEqual([])
  })

  it('who is new is shown nowhere yet', async () => {
    expect(await tagsOf(() => createMembre(test))).toEqual([])
  })
})

describe('how soon an author answers', () => {
  it('is told when a first answer comes or goes, with whose it is', async () => {
    const values = {
      annonce: 'offre',
      annonceId: 1,
      titre: 'Chambre',
      initiateurId: null,
      destinataireId: owner,
    } as const
    const start = async () =>
      (await db().insert(conversations).values(values).returning({ id: conversations.id }))[0]?.id
    const [answered, silent] = [(await start()) ?? 0, (await start()) ?? 0]
    const change = (columns: Partial<typeof conversations.$inferInsert>) =>
      tagsOf(() => db().update(conversations).set(columns).where(eq(conversations.id, answered)))
    const remove = (id: number) => tagsOf(() => db().delete(conversations).where(eq(conversations.id, id)))
    expect(await change({ reponduAt: new Date() })).toEqual([`utilisateur:${owner}`])
    expect(await change({ dernierAt: new Date() })).toEqual([])
    expect(await remove(silent)).toEqual([])
    expect(await remove(answered)).toEqual([`utilisateur:${owner}`])
  })
})

describe('reviews, articles and cities', () => {
  it('name their list when something public changes', async () => {
    const review = { auteurId: owner, commentaire: 'Très bien.', note: 5 }
    const [row] = await db().insert(avis).values(review).returning({ id: avis.id })
    expect(await tagsOf(() => db().insert(avis).values(review))).toEqual([])
    expect(
      await tagsOf(() =>
        db()
          .update(avis)
          .set({ valide: true })
          .where(eq(avis.id, row?.id ?? 0)),
      ),
    ).toEqual(['avis'])
  })

  it('name an article, and the list when it is published or withdrawn', async () => {
    const [row] = await db()
      .insert(articles)
      .values({ titre: 'Un', contenu: '<p>…</p>' })
      .returning({ id: articles.id })
    const id = row?.id ?? 0
    const change = (columns: Partial<typeof articles.$inferInsert>) =>
      tagsOf(() => db().update(articles).set(columns).where(eq(articles.id, id)))
    expect(await change({ titre: 'Deux' })).toEqual([])
    expect(await change({ publishedAt: new Date() })).toEqual([`article:${id}`, 'articles'])
    expect(await change({ titre: 'Trois' })).toEqual([`article:${id}`])
    expect(await change({ publishedAt: null })).toEqual([`article:${id}`, 'articles'])
  })

  it('name the cities when one is added, renamed or moved, not when it is counted', async () => {
    const change = (columns: Partial<typeof villes.$inferInsert>) =>
      tagsOf(() => db().update(villes).set(columns).where(eq(villes.id, ville)))
    expect(await tagsOf(() => createVille(test))).toEqual(['villes'])
    expect(await change({ nom: `Nouvelle ${ville}` })).toEqual(['villes'])
    expect(await change({ position: 99 })).toEqual(['villes'])
    expect(await change({ verifiedColocCount: 3 })).toEqual([])
  })
})
