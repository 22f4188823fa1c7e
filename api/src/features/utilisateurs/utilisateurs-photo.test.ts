import { comptes } from '@colocdar/contracts/comptes'
import { donnees } from '@colocdar/contracts/donnees'
import { moderation } from '@colocdar/contracts/moderation'
import { utilisateurs } from '@colocdar/contracts/utilisateurs'
import { eq } from 'drizzle-orm'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { images } from '../../schema/images.ts'
import { createVille } from '../../testing/attente.ts'
import { call } from '../../testing/call.ts'
import { callAs } from '../../testing/call-as.ts'
import { createConversation } from '../../testing/conversations.ts'
import { createDemande } from '../../testing/demandes.ts'
import { createAdmin, createMembre, membrePassword, type TestMembre } from '../../testing/membres.ts'
import { createOffre } from '../../testing/offres.ts'
import { drawPhoto, uploadPhoto } from '../../testing/photos.ts'
import { useTestApp } from '../../testing/test-app.ts'
import { purgeOrphanImages } from '../images/images-removal.service.ts'

const test = useTestApp()
let admin: TestMembre
let villeId: number
let file: Buffer
beforeAll(async () => {
  admin = await createAdmin(test)
  villeId = (await createVille(test)).id
  file = await drawPhoto(64, 64).jpeg().toBuffer()
})
afterEach(() => test.setNow(null))

const texts = { nom: 'Alaoui', prenom: 'Fatima', apropos: 'Calme.' }
const rest = { telephone: '0612345678', age: 30, langues: ['Français'], tags: ['Cuisine', 'Lecture', 'Calme'] }
const save = (membre: TestMembre, changes: object) =>
  callAs(test, membre, utilisateurs.update, {
    params: { id: membre.id },
    body: { ...rest, ...texts, ...changes },
  })
const upload = async (membre: TestMembre): Promise<string> =>
  (await uploadPhoto(test, membre.headers, file)).json().fileName
const profileOf = async ({ id }: TestMembre) => (await call(test, 'GET', `/test/utilisateur/${id}`)).json()
/** Past what a process remembers of who may see a picture. */
const statusFor = async (src: string, membre: TestMembre | null = null) => {
  test.setNow(new Date(test.deps.clock().getTime() + 31_000))
  return (await test.app.inject({ url: `/uploads/${src}`, headers: membre?.headers ?? {} })).statusCode
}
const purge = async () => {
  await purgeOrphanImages(test.deps)
}
const isStored = async (src: string) => (await test.deps.db.$count(images, eq(images.src, src))) === 1

/** A member with a public offer. */
const createOwner = async () => {
  const membre = await createMembre(test, texts)
  const offreId = await createOffre(test, { proprietaireId: membre.id, villeId, decidedAt: new Date() })
  return { membre, offreId }
}
const decide = async ({ id }: TestMembre, decision: 'verify' | 'refuse') => {
  const params = { kind: 'profil', id } as const
  const { version } = (await callAs(test, admin, moderation.one, { params })).body
  const body = { version, motif: 'On ne voit personne.' }
  return (await callAs(test, admin, moderation[decision], { params, body })).body
}

describe('the photo of somebody without public ads', () => {
  it('[ACC-03] applies at once, and only the member and administrators see it', async () => {
    const membre = await createMembre(test, texts)
    const stranger = await createMembre(test)
    const src = await upload(membre)
    expect((await save(membre, { photo: src })).body).toMatchObject({ photo: src, modification: null })
    expect([await statusFor(src), await statusFor(src, stranger)]).toEqual([404, 404])
    expect([await statusFor(src, membre), await statusFor(src, admin)]).toEqual([200, 200])
    expect((await save(membre, { age: 31 })).body.photo, 'a form without the field').toBe(src)
  })

  it('[ACC-03] is shown to the administrator who decides on the first ad, and public with that ad', async () => {
    const membre = await createMembre(test, texts)
    const src = await upload(membre)
    await save(membre, { photo: src })
    const id = await createDemande(test, { demandeurId: membre.id, villeId, verified: false, decidedAt: null })
    const params = { kind: 'demande', id } as const
    const item = (await callAs(test, admin, moderation.one, { params })).body
    expect(item.auteur.photo).toBe(src)
    // Another one meanwhile: what the administrator saw is stale.
    const other = await upload(membre)
    await save(membre, { photo: other })
    const body = { version: item.version }
    expect((await callAs(test, admin, moderation.verify, { params, body })).status).toBe(412)
    await save(membre, { photo: src, age: 33 })
    const { version } = (await callAs(test, admin, moderation.one, { params })).body
    await save(membre, { age: 34 })
    expect((await callAs(test, admin, moderation.verify, { params, body: { version } })).status).toBe(200)
    expect(await statusFor(src)).toBe(200)
    expect((await call(test, 'GET', `/test/demande/${id}`)).json().demandeur.photo).toBe(src)
    expect((await profileOf(membre)).photo).toBe(src)
  })

  it('[ACC-03] is no photo of somebody else, nor one that nobody uploaded', async () => {
    const [membre, other] = [await createMembre(test, texts), await createMembre(test)]
    const foreign = await upload(other)
    for (const photo of [foreign, 'demo-chambre-1.webp', '../../etc/passwd']) {
      const { status, body } = await save(membre, { photo })
      expect([status, (body as { details?: object }).details]).toEqual([
        400,
        { photo: expect.stringContaining('introuvable') },
      ])
    }
  })
})

describe('the photo of somebody with public ads', () => {
  it('[ACC-03] waits, is public once accepted, and undoing restores the one before', async () => {
    const { membre, offreId } = await createOwner()
    const [first, second] = [await upload(membre), await upload(membre)]
    const saved = await save(membre, { photo: first })
    expect(saved.body).toMatchObject({ photo: null, modification: { contenu: { photo: first } } })
    expect([await statusFor(first), await statusFor(first, membre), await statusFor(first, admin)]).toEqual([
      404, 200, 200,
    ])
    expect((await save(membre, { age: 32 })).body.modification?.contenu, 'a form without the field').toEqual({
      photo: first,
    })
    await decide(membre, 'verify')
    expect((await call(test, 'GET', `/test/coloc/${offreId}`)).json().proprietaire.photo).toBe(first)
    expect(await statusFor(first)).toBe(200)
    await save(membre, { photo: second })
    expect(
      (await callAs(test, admin, moderation.one, { params: { kind: 'profil', id: membre.id } })).body,
    ).toMatchObject({
      contenu: { photo: second, nom: 'Alaoui' },
      lastVerified: { photo: first, nom: 'Alaoui' },
    })
    const { id } = await decide(membre, 'verify')
    expect((await profileOf(membre)).photo).toBe(second)
    await purge()
    expect((await callAs(test, admin, moderation.undo, { params: { id } })).status).toBe(200)
    expect([(await profileOf(membre)).photo, await statusFor(first), await statusFor(second)]).toEqual([
      first,
      200,
      404,
    ])
    await decide(membre, 'verify')
    expect([await statusFor(first), await statusFor(second)]).toEqual([404, 200])
  })

  it('[ACC-03] that was refused or given up changes nothing', async () => {
    const { membre } = await createOwner()
    const src = await upload(membre)
    await save(membre, { photo: src })
    await decide(membre, 'refuse')
    expect([(await profileOf(membre)).photo, await statusFor(src)]).toEqual([null, 404])
    const removed = await callAs(test, membre, utilisateurs.removeModification, { params: { id: membre.id } })
    expect(removed.body.modification).toBeNull()
    await purge()
    expect(await isStored(src)).toBe(false)
  })

  it('[ACC-03] is removed at once, with its file', async () => {
    const { membre } = await createOwner()
    const [shown, waiting] = [await upload(membre), await upload(membre)]
    await save(membre, { photo: shown })
    await decide(membre, 'verify')
    await save(membre, { photo: waiting })
    expect((await save(membre, { photo: null })).body).toMatchObject({ photo: null, modification: null })
    expect([await statusFor(shown), await statusFor(waiting)]).toEqual([404, 404])
    await purge()
    expect(await isStored(waiting)).toBe(false)
  })

  it('[ACC-03] is not shown while the member is blocked', async () => {
    const { membre } = await createOwner()
    const src = await upload(membre)
    await save(membre, { photo: src })
    await decide(membre, 'verify')
    await callAs(test, admin, comptes.block, { params: { id: membre.id }, body: { motif: 'Faux profil.' } })
    expect(await statusFor(src)).toBe(404)
    await callAs(test, admin, comptes.unblock, { params: { id: membre.id } })
    expect(await statusFor(src)).toBe(200)
  })
})

describe('the photo elsewhere', () => {
  it('[ACC-03] is in conversations once everybody may see it', async () => {
    const { owner, seeker, conversation } = await createConversation(test)
    const [ofOwner, ofSeeker] = [await upload(owner), await upload(seeker)]
    await save(owner, { photo: ofOwner })
    await save(seeker, { photo: ofSeeker })
    const read = async (as: TestMembre) => (await call(test, 'GET', `/conversations/${conversation.id}`, { as })).json()
    expect([(await read(seeker)).autre.photo, (await read(owner)).autre.photo]).toEqual([null, null])
    await decide(owner, 'verify')
    await createDemande(test, { demandeurId: seeker.id, villeId })
    expect([(await read(seeker)).autre.photo, (await read(owner)).autre.photo]).toEqual([ofOwner, ofSeeker])
  })

  it('[ACC-03] is in the export, survives the purge, and leaves with the account', async () => {
    const membre = await createMembre(test, texts)
    const src = await upload(membre)
    await save(membre, { photo: src })
    await test.deps.db
      .update(images)
      .set({ createdAt: new Date(0) })
      .where(eq(images.src, src))
    await purge()
    expect(await isStored(src)).toBe(true)
    const { body } = await callAs(test, membre, donnees.export, {})
    expect(body.profil.photo).toBe(`${test.deps.config.publicUrl}/uploads/${src}`)
    await callAs(test, membre, donnees.remove, { body: { password: membrePassword } })
    expect([await isStored(src), await statusFor(src, admin)]).toEqual([false, 404])
  })
})
