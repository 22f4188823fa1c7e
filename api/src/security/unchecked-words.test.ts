import { demandeFields } from '@colocdar/contracts/demandes-fields'
import { type Fields, verifiedNames } from '@colocdar/contracts/fields'
import { type ModerationKind, moderation } from '@colocdar/contracts/moderation'
import { offreFields } from '@colocdar/contracts/offres-fields'
import { allEndpoints } from '@colocdar/contracts/table'
import { profilFields, profilVerified, utilisateurs } from '@colocdar/contracts/utilisateurs'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod'
import { avis } from '../schema/avis.ts'
import { createVille, createWaitingAvis, createWaitingDemande, createWaitingOffre } from '../testing/attente.ts'
import { callAs } from '../testing/call-as.ts'
import { createDemande } from '../testing/demandes.ts'
import { rounds } from '../testing/endurance.ts'
import { createAdmin, createMembre, type TestMembre } from '../testing/membres.ts'
import { form as offreForm } from '../testing/offre-edition.ts'
import { createOffre, createPhoto } from '../testing/offres.ts'
import { type PublicScene, publicReadings, readMarked } from '../testing/public-readings.ts'
import { useTestApp } from '../testing/test-app.ts'

const test = useTestApp()
let admin: TestMembre
let stranger: TestMembre
let villeId = 0
beforeAll(async () => {
  admin = await createAdmin(test)
  stranger = await createMembre(test)
  villeId = (await createVille(test)).id
})

let marks = 0
/** A word that stands nowhere else; letters only, as names want it. */
const newMark = (): string => {
  marks += 1
  return `Marque${[...String(marks)].map((digit) => 'abcdefghij'[Number(digit)]).join('')}x`
}

/** Which marked words a visitor and another member can read, wherever they look. */
const readWords = (scene: PublicScene): Promise<Set<string>> => readMarked(test, { villeId, ...scene }, stranger)

const one = async (kind: ModerationKind, id: number) =>
  (await callAs(test, admin, moderation.one, { params: { kind, id } })).body
const verify = (kind: ModerationKind, id: number, version: number) =>
  callAs(test, admin, moderation.verify, { params: { kind, id }, body: { version } })
const accept = async (kind: ModerationKind, id: number) => {
  const decided = await verify(kind, id, (await one(kind, id)).version)
  expect(decided.status).toBe(200)
}

const words = verifiedNames(profilFields)

/** The profile form with a marked word in each field that takes words. */
const profilOf = (mark: string) => ({
  ...{ telephone: '0612345678', age: 30, genre: 'FEMME' },
  nom: `${mark}nom`,
  prenom: `${mark}prenom`,
  apropos: `${mark}apropos`,
  langues: ['Français', `${mark}langues`],
  tags: ['Cuisine', 'Lecture', 'Calme', `${mark}tags`],
})
const saveProfil = async ({ membre, mark }: PublicScene, photo?: string) =>
  callAs(test, membre, utilisateurs.update, {
    params: { id: membre.id },
    body: { ...profilOf(mark), ...(photo && { photo }) },
  })
const all = (mark: string, names: readonly string[]) => names.map((name) => `${mark}${name}`).sort()

it('knows every public reading, and every field with words', () => {
  const publicReads = allEndpoints.filter(({ endpoint }) => endpoint.method === 'GET' && endpoint.access === 'public')
  const others = ['auth.verify', 'mailbox.list']
  expect(Object.keys(publicReadings).sort()).toEqual(
    publicReads
      .map(({ id }) => id)
      .filter((id) => !others.includes(id))
      .sort(),
  )
  expect(Object.entries(profilOf('x')).flatMap(([name, value]) => (/x/.test(String(value)) ? [name] : []))).toEqual(
    expect.arrayContaining(words),
  )
  for (const fields of [profilFields, offreFields, demandeFields] as Fields[])
    for (const name of textsOf(fields)) expect(fields[name], name).toMatchObject({ verified: true })
})

/** The fields that take any word, alone or in a list. */
const textsOf = (fields: Fields): string[] =>
  Object.keys(fields).filter((name) =>
    ['Marque', ['Français', 'Cuisine', 'Lecture', 'Marque'], ['Sport', 'Cuisine', 'Lecture', 'Marque']].some(
      (value) => z.safeParse(fields[name]?.checked as z.ZodType, value).success,
    ),
  )

it('[SEC-54] looks again when any of what becomes public has changed: the trigger has the columns of the list', async () => {
  const { rows } = await test.deps.db.execute<{ name: string }>(sql`
    select attname as name from pg_trigger join pg_attribute on attrelid = tgrelid and attnum = any(tgattr)
    where tgname = 'outdate_waiting_ads'`)
  expect(rows.map(({ name }) => name).sort()).toEqual(Object.keys(profilVerified).sort())
})

const waiting: Record<string, (auteur: TestMembre) => Promise<{ kind: ModerationKind; id: number } | null>> = {
  nothing: async () => null,
  'a waiting offer': (auteur) => createWaitingOffre(test, { auteur, villeId }),
  'a waiting request': (auteur) => createWaitingDemande(test, { auteur, villeId }),
  'a waiting review': (auteur) => createWaitingAvis(test, { auteur }),
}

const online: Record<string, (auteur: TestMembre) => Promise<Partial<PublicScene>>> = {
  'a verified offer': async ({ id }) => ({ offre: await createOffre(test, { proprietaireId: id, villeId }) }),
  'a verified request': async ({ id }) => ({ demande: await createDemande(test, { demandeurId: id, villeId }) }),
  'a validated review': async ({ id }) => {
    await test.deps.db.insert(avis).values({ auteurId: id, commentaire: 'Bien.', note: 4, valide: true })
    return {}
  },
}

describe('[SEC-54] the words of a member', () => {
  it.each(Object.entries(waiting))('with %s are public only as a decision has seen them', async (_what, prepare) => {
    const membre = await createMembre(test)
    const item = await prepare(membre)
    const scene = { membre, mark: newMark(), ...(item?.kind === 'avis' ? {} : item && { [item.kind]: item.id }) }
    const seen = item && (await one(item.kind, item.id))
    const photo = await createPhoto(test, membre.id)
    expect((await saveProfil(scene, photo)).body).toMatchObject({ ...profilOf(scene.mark), modification: null })
    expect(await readWords(scene)).toEqual(new Set())
    if (!item || !seen) return
    expect((await verify(item.kind, item.id, seen.version)).status, 'it shows others words by now').toBe(412)
    expect(await readWords(scene)).toEqual(new Set())
    const { auteur } = await one(item.kind, item.id)
    for (const name of words) expect(JSON.stringify(auteur[name])).toContain(`${scene.mark}${name}`)
    expect(auteur.photo).toBe(photo)
    await accept(item.kind, item.id)
    const shown = item.kind === 'avis' ? ['prenom'] : words.filter((name) => name !== 'nom')
    expect([...(await readWords(scene))].sort()).toEqual(all(scene.mark, shown))
  })

  it.each(Object.entries(online))('with %s wait for a decision that saw them', async (_what, publish) => {
    const membre = await createMembre(test)
    const scene = { membre, mark: newMark(), ...(await publish(membre)) }
    const photo = await createPhoto(test, membre.id)
    const { body } = await saveProfil(scene, photo)
    const later = Object.fromEntries(words.map((name) => [name, profilOf(scene.mark)[name]]))
    expect(body.modification).toMatchObject({ etat: 'attente', contenu: { ...later, photo } })
    expect(body.age).toBe(30)
    expect(await readWords(scene)).toEqual(new Set())
    expect((await one('profil', membre.id)).contenu).toMatchObject({ ...later, photo })
    await accept('profil', membre.id)
    const shown = scene.offre || scene.demande ? words.filter((name) => name !== 'nom') : ['prenom']
    expect([...(await readWords(scene))].sort()).toEqual(all(scene.mark, shown))
  })

  it('chosen from the lists are public at once, also beside one of their own that was accepted', async () => {
    const membre = await createMembre(test, { langues: ['Français', 'Wolof'] })
    await createOffre(test, { proprietaireId: membre.id, villeId })
    const { body } = await callAs(test, membre, utilisateurs.update, {
      params: { id: membre.id },
      body: {
        ...{ nom: 'Alaoui', prenom: 'Fatima', apropos: 'Calme.', telephone: '0612345678', age: 27 },
        langues: ['Arabe', 'Wolof'],
        tags: ['Sport', 'Surf', 'Yoga'],
      },
    })
    expect(body).toMatchObject({ langues: ['Arabe', 'Wolof'], tags: ['Sport', 'Surf', 'Yoga'] })
    expect(body.modification.contenu).not.toHaveProperty('langues')
  })

  it('changed at the moment of a decision wait, or the decision is about another version', async () => {
    for (let round = 0; round < rounds({ short: 3, long: 10 }); round += 1) {
      const membre = await createMembre(test)
      const { id } = await createWaitingOffre(test, { auteur: membre, villeId })
      const scene = { membre, mark: newMark(), offre: id }
      const { version } = await one('offre', id)
      const [, decided] = await Promise.all([saveProfil(scene), verify('offre', id, version)])
      expect([200, 412]).toContain(decided.status)
      expect(await readWords(scene)).toEqual(new Set())
    }
  })
})

describe('[SEC-54] the words of an ad', () => {
  const marked = (mark: string, fields: Fields) =>
    Object.fromEntries(textsOf(fields).map((name) => [name, `${mark}${name}`]))
  const kinds = {
    offre: {
      fields: offreFields as Fields,
      path: 'coloc',
      wait: createWaitingOffre,
      publish: (id: number) => createOffre(test, { proprietaireId: id, villeId }),
      form: (id: number) => ({ ...offreForm, villeId, proprietaireId: id, photos: [] }),
    },
    demande: {
      fields: demandeFields as Fields,
      path: 'demande',
      wait: createWaitingDemande,
      publish: (id: number) => createDemande(test, { demandeurId: id, villeId }),
      form: () => ({}),
    },
  }

  it.each(['offre', 'demande'] as const)('%s: before the first decision, and changed after it', async (kind) => {
    const { fields, path, wait, publish, form } = kinds[kind]
    const names = textsOf(fields)
    const membre = await createMembre(test)
    const hidden = { membre, mark: newMark() }
    const { id: waitingId } = await wait(test, { auteur: membre, villeId, ...marked(hidden.mark, fields) })
    expect(await readWords({ ...hidden, [kind]: waitingId })).toEqual(new Set())

    const owner = await createMembre(test)
    const id = await publish(owner.id)
    const scene = { membre: owner, mark: newMark(), [kind]: id }
    const edited = await test.app.inject({
      method: 'PUT',
      url: `/api/test/${path}/${id}`,
      headers: owner.headers,
      payload: { ...form(owner.id), ...marked(scene.mark, fields) },
    })
    expect(edited.statusCode).toBe(200)
    expect(await readWords(scene)).toEqual(new Set())
    const { contenu } = await one(kind, id)
    for (const name of names) expect(contenu[name]).toBe(`${scene.mark}${name}`)
    await accept(kind, id)
    expect([...(await readWords(scene))]).toEqual(expect.arrayContaining(all(scene.mark, names)))
  })

  it('a review: before the decision', async () => {
    const membre = await createMembre(test)
    const scene = { membre, mark: newMark() }
    const { id } = await createWaitingAvis(test, { auteur: membre, commentaire: `${scene.mark}commentaire` })
    expect(await readWords(scene)).toEqual(new Set())
    await accept('avis', id)
    expect(await readWords(scene)).toEqual(new Set([`${scene.mark}commentaire`]))
  })
})
