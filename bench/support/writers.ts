import { setTimeout as sleep } from 'node:timers/promises'
import { openDatabase } from '@colocdar/api/db/database'
import { openSession } from '@colocdar/api/features/auth/auth-sessions.service'
import { createAdmin, createMembre, membrePassword, type TestMembre } from '@colocdar/api/testing/membres'
import { createPhoto } from '@colocdar/api/testing/offres'
import pg from 'pg'
import { type Seen, type Site, siteAt } from './writes-seen.ts'

export interface Writers {
  /** Writes at a fixed rate, and looks for each change as its writer does next and as others do. */
  write(url: string, options: { perSecond: number; seconds: number }): Promise<Seen>
  close(): Promise<void>
}

interface Scene {
  site: Site
  admin: TestMembre
  /** Members with a filled profile and a password. */
  membres: TestMembre[]
  newPhoto(proprietaireId: number): Promise<string>
  tokenOf(utilisateurId: number): Promise<string>
  /** What an administrator verified; of the newest offers. */
  prices: ReadonlyMap<number, number>
  offres: number
}

const membreCount = 25
// People edit what they published lately, which is also what is read most.
const edited = 2_000

/** Prepares accounts in a catalogue of this many offers. */
export const prepareWriters = async (databaseUrl: string, offres: number): Promise<Writers> => {
  const { db, close } = openDatabase({ url: databaseUrl, maxConnections: 2 })
  const data = { deps: { db, clock: () => new Date() } }
  const admin = await createAdmin(data, { username: 'banc-admin', email: 'banc-admin@exemple.ma' })
  const membres: Scene['membres'] = []
  for (let n = 0; n < membreCount; n += 1) {
    membres.push(await createMembre(data, { username: `banc${n}`, email: `banc${n}@exemple.ma` }))
  }
  const newPhoto = (proprietaireId: number) => createPhoto(data, proprietaireId)
  const tokens = new Map<number, Promise<string>>()
  const tokenOf = (id: number) => {
    const token = tokens.get(id) ?? openSession(db, id, new Date())
    tokens.set(id, token)
    return token
  }
  const prices = await pricesIn(databaseUrl, offres)
  return {
    async write(url, { perSecond, seconds }) {
      const seen: Seen = { writes: 0, failures: [], own: 0, ownMissed: [], withdrawn: 0, longestSeen: 0, reads: 0 }
      const scene = { site: siteAt(url, seen), admin, membres, newPhoto, tokenOf, prices, offres }
      const writing: Promise<void>[] = []
      for (let n = 0; n < perSecond * seconds; n += 1) {
        writing.push(nextWrite()(scene).catch((error: Error) => void seen.failures.push(error.message)))
        seen.writes += 1
        await sleep(1000 / perSecond)
      }
      await Promise.all(writing)
      return seen
    },
    close,
  }
}

const pricesIn = async (databaseUrl: string, offres: number): Promise<Map<number, number>> => {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  const { rows } = await client.query('select id, prix::float8 from offres where id > $1', [offres - edited])
  await client.end()
  return new Map(rows.map(({ id, prix }) => [id, prix]))
}

type Write = (scene: Scene) => Promise<void>

const pick = <T>(all: readonly T[]): T => all[Math.floor(Math.random() * all.length)] as T

/** Offers whose writers look for their own change: a second writer at the same time would show something else. */
const taken = new Set<number>()

/** A public offer among the newest, whose owner is known from how the catalogue was filled. */
const pickOffre = async ({ offres, tokenOf }: Scene, matches: (id: number) => boolean, { once = false } = {}) => {
  let id = 0
  do id = offres - Math.floor(Math.random() * edited)
  while (!matches(id) || (once && taken.has(id)))
  if (once) taken.add(id)
  const ownerId = 1 + (id % Math.max(10, offres / 5))
  return { id, ownerId, token: await tokenOf(ownerId) }
}
const isPublic = (id: number) => id % 20 > 1
const isWaiting = (id: number) => id % 20 === 1
// Each takes its own offers, so that one write does not undo what another looks for.
const isPriced = (id: number) => isPublic(id) && id % 2 === 0
const isRented = (id: number) => isPublic(id) && id % 4 === 1
const isWithdrawn = (id: number) => isPublic(id) && id % 4 === 3

/** Small enough to apply at once: a price that moves further waits for an administrator. */
const newPrice = ({ prices }: Scene, id: number) => Math.round((prices.get(id) ?? 0) * (0.9 + 0.2 * Math.random()))

const changePrice: Write = async (scene) => {
  const { id, token } = await pickOffre(scene, isPriced, { once: true })
  const prix = newPrice(scene, id)
  await scene.site.send('PUT', `test/coloc/${id}`, token, { prix })
  await scene.site.expectOwn(`/coloc/${id}`, `"price":${prix},`)
  await scene.site.expectOwn(`/api/test/coloc/${id}`, `"prix":${prix},`)
}

const editWaiting: Write = async (scene) => {
  const { id, token } = await pickOffre(scene, isWaiting)
  await scene.site.send('PUT', `test/coloc/${id}`, token, { prix: newPrice(scene, id) })
}

const rent: Write = async (scene) => {
  const { id, token } = await pickOffre(scene, isRented, { once: true })
  await scene.site.send('PATCH', `test/coloc/statut/loue/${id}`, token)
  await scene.site.expectOwn(`/coloc/${id}`, 'schema.org/SoldOut')
  await scene.site.expectOwn(`/api/test/coloc/${id}`, '"statut":"LOUE"')
  // Rented once more, it would be refused.
  await scene.site.send('PATCH', `test/coloc/statut/disponible/${id}`, token)
}

const publish: Write = async ({ site, admin, membres, newPhoto }) => {
  const { id: proprietaireId, token } = pick(membres)
  const photos = [{ src: await newPhoto(proprietaireId) }]
  const titre = `Chambre du banc ${Math.random()}`
  const created = await site.send('POST', 'test/coloc', token, {
    ...newOffre,
    titre,
    photos,
    proprietaireId,
  })
  const { id } = created as { id: number }
  const waiting = (await site.send('GET', `admin/moderation/offre/${id}`, admin.token)) as { version: number }
  await site.send('POST', `admin/moderation/offre/${id}/verify`, admin.token, { version: waiting.version })
  await site.expectOwn(`/coloc/${id}`, titre)
  await site.expectOwn('/api/test/coloc/search?size=12', titre)
}

const withdraw: Write = async (scene) => {
  const { site, admin } = scene
  const { id } = await pickOffre(scene, isWithdrawn)
  const item = (await site.send('GET', `admin/moderation/offre/${id}`, admin.token)) as {
    version: number
    etat: string
  }
  if (item.etat !== 'verifie') return
  const withdrawn = { version: item.version, motif: 'Banc d’essai.' }
  await site.send('POST', `admin/moderation/offre/${id}/withdraw`, admin.token, withdrawn)
  await site.watchWithdrawn(`/coloc/${id}`, `/api/test/coloc/${id}`)
}

// In turn: when two edited one profile at once, the first would look for a text that the second had replaced.
let profilesEdited = 0

const editProfile: Write = async ({ site, membres }) => {
  const { id, token } = membres[profilesEdited++ % membres.length] as Scene['membres'][number]
  // Names and texts wait for an administrator.
  const age = 18 + (profilesEdited % 80)
  await site.send('PUT', `test/utilisateur/${id}`, token, { ...profil, age })
  await site.expectOwn(`/api/test/utilisateur/${id}`, `"age":${age}`, { unlessMissing: true })
}

const signIn: Write = async ({ site, membres }) => {
  await site.send('POST', 'auth/signin', undefined, { username: pick(membres).username, password: membrePassword })
}

const newOffre = {
  description: 'Une chambre claire, meublée, à cinq minutes du centre.',
  villeId: 1,
  quartier: 'Centre-ville',
  superficie: 14,
  nbrColoc: 2,
  duree: 6,
  logementType: 'CHAMBRE',
  prix: 2_500,
  dateDisponibilite: '2030-01-01',
}
const profil = {
  nom: 'Alaoui',
  prenom: 'Samira',
  telephone: '0612345678',
  age: 27,
  langues: ['Français'],
  tags: ['Calme', 'Cuisine', 'Lecture'],
}

/** Of a hundred writes. */
const mix: [Write, number][] = [
  [changePrice, 35],
  [publish, 10],
  [rent, 10],
  [withdraw, 5],
  [editProfile, 10],
  [signIn, 15],
  [editWaiting, 15],
]

const hundred = mix.flatMap(([write, share]) => Array.from({ length: share }, () => write))
const nextWrite = (): Write => pick(hundred)
