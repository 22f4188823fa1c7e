import { moderation } from '@colocdar/contracts/moderation'
import { eq } from 'drizzle-orm'
import type { Sharp } from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { images, ressemblances } from '../../schema/images.ts'
import { createVille, createWaitingDemande } from '../../testing/attente.ts'
import { call } from '../../testing/call.ts'
import { callAs } from '../../testing/call-as.ts'
import { createAdmin, createMembre, type TestMembre } from '../../testing/membres.ts'
import { form } from '../../testing/offre-edition.ts'
import { createOffre } from '../../testing/offres.ts'
import { drawPhoto, uploadPhoto } from '../../testing/photos.ts'
import { drawScene } from '../../testing/scenes.ts'
import { useTestApp } from '../../testing/test-app.ts'

const test = useTestApp()
let admin: TestMembre
let villeId: number
beforeAll(async () => {
  admin = await createAdmin(test)
  villeId = (await createVille(test)).id
})

const upload = async (membre: TestMembre, picture: Sharp): Promise<string> =>
  (await uploadPhoto(test, membre.headers, await picture.toBuffer())).json().fileName

const offreOf = (membre: TestMembre, photos: string[], changes = {}) =>
  createOffre(test, { proprietaireId: membre.id, villeId, photos, verified: false, statut: 'EN_ATTENTE', ...changes })

const readOffre = async (id: number) => {
  const { body } = await callAs(test, admin, moderation.one, { params: { kind: 'offre', id } })
  return body
}

describe('[SEC-49] a photo that an offer of another member shows', () => {
  it('is named on both offers, though it was made smaller and compressed again', async () => {
    const [first, second] = [await createMembre(test), await createMembre(test)]
    const original = await upload(first, drawScene(101).jpeg({ quality: 90 }))
    const copy = await upload(second, drawScene(101).resize({ width: 320 }).jpeg({ quality: 40 }))
    const other = await upload(second, drawScene(102).jpeg())
    const shown = await offreOf(first, [original], { titre: 'La première' })
    const copied = await offreOf(second, [other, copy], { titre: 'La copie' })
    expect((await readOffre(copied)).photosSemblables).toEqual([{ src: copy, offreId: shown, titre: 'La première' }])
    expect((await readOffre(shown)).photosSemblables).toEqual([{ src: original, offreId: copied, titre: 'La copie' }])
  })

  it('is no alarm among the offers of one member, nor for pictures with nothing to see', async () => {
    const [first, second] = [await createMembre(test), await createMembre(test)]
    const scene = () => drawScene(103).jpeg()
    const plain = () => drawPhoto(400, 300).jpeg()
    await offreOf(first, [await upload(first, scene()), await upload(first, plain())])
    const again = await offreOf(first, [await upload(first, scene())])
    const others = await offreOf(second, [await upload(second, plain())])
    expect((await readOffre(again)).photosSemblables).toEqual([])
    expect((await readOffre(others)).photosSemblables).toEqual([])
  })

  it('is forgotten with its photo', async () => {
    const [first, second] = [await createMembre(test), await createMembre(test)]
    const original = await upload(first, drawScene(105).jpeg())
    await upload(second, drawScene(105).jpeg())
    expect(await test.deps.db.$count(ressemblances, eq(ressemblances.autre, original))).toBe(1)
    await test.deps.db.delete(images).where(eq(images.src, original))
    expect(await test.deps.db.$count(ressemblances, eq(ressemblances.autre, original))).toBe(0)
  })
})

describe('a text that another ad has too', () => {
  const description = 'Grande chambre meublée à louer, à cinq minutes du tramway et de la faculté de médecine.'

  it('is named, whatever its case, accents, numbers and punctuation', async () => {
    const membre = await createMembre(test)
    const first = await offreOf(membre, [], { titre: 'Chambre', description })
    const changed = `${description.toUpperCase().normalize('NFD')} !!! 2500`
    const second = await offreOf(await createMembre(test), [], { description: changed })
    const demande = await createWaitingDemande(test, { titre: 'Je cherche', description: changed })
    expect((await readOffre(second)).textesSemblables).toEqual([
      { kind: 'offre', id: first, titre: 'Chambre' },
      { kind: 'demande', id: demande.id, titre: 'Je cherche' },
    ])
    const params = { kind: 'demande', id: demande.id }
    const { textesSemblables } = (await callAs(test, admin, moderation.one, { params })).body
    expect(textesSemblables, 'a request is not like itself').toMatchObject([
      { kind: 'offre', id: second },
      { kind: 'offre', id: first },
    ])
  })

  it('is no alarm when it is short, or another one', async () => {
    const membre = await createMembre(test)
    for (const text of ['Au calme, sur cour.', `${description} Vue sur la mer.`])
      expect((await readOffre(await offreOf(membre, [], { description: text }))).textesSemblables).toEqual([])
    await offreOf(membre, [], { description: 'Au calme, sur cour.' })
  })
})

describe('a phone number in five offers of « owners »', () => {
  it('is shown, of whichever accounts', async () => {
    const telephoneE164 = '+212688888888'
    const [first, second] = [await createMembre(test, { telephoneE164 }), await createMembre(test, { telephoneE164 })]
    const waiting = await offreOf(first, [])
    const isShown = async () => (await readOffre(waiting)).auteur.alertes.telephoneProprietaires
    const publish = (membre: TestMembre, publiePar: string) => offreOf(membre, [], { publiePar })
    for (const membre of [first, first, second, second]) await publish(membre, 'PROPRIETAIRE')
    for (const publiePar of ['AGENCE', 'COLOCATAIRE']) await publish(first, publiePar)
    expect(await isShown()).toBe(false)
    for (const membre of [second, second]) await publish(membre, 'PROPRIETAIRE')
    expect(await isShown()).toBe(true)
  })
})

describe('a modification of a public offer', () => {
  it('is looked at as it will be: photos, description and rent', async () => {
    const [first, second] = [await createMembre(test), await createMembre(test)]
    const elsewhere = (await createVille(test)).id
    const description = 'Grande chambre claire avec balcon, à deux pas de la gare et du marché.'
    const original = await upload(first, drawScene(110).jpeg({ quality: 90 }))
    const shown = await offreOf(first, [original], { titre: 'La première', description })
    for (let index = 0; index < 5; index += 1)
      await createOffre(test, { proprietaireId: first.id, villeId: elsewhere, prix: 1000 })
    const id = await createOffre(test, {
      proprietaireId: second.id,
      villeId,
      photos: [await upload(second, drawScene(111).jpeg())],
    })
    expect(await readOffre(id)).toMatchObject({ photosSemblables: [], textesSemblables: [], prixInhabituel: false })
    const copy = await upload(second, drawScene(110).resize({ width: 320 }).jpeg({ quality: 40 }))
    const body = { ...form, villeId: elsewhere, description, prix: 2600, photos: [{ src: copy }] }
    expect((await call(test, 'PUT', `/test/coloc/${id}`, { as: second, body })).statusCode).toBe(200)
    expect(await readOffre(id)).toMatchObject({
      etat: 'modification',
      photosSemblables: [{ src: copy, offreId: shown }],
      textesSemblables: [{ kind: 'offre', id: shown }],
      medianePrix: 1000,
      prixInhabituel: true,
    })
  })
})
