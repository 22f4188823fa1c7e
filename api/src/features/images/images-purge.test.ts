import type { OffreSnapshot } from '@colocdar/contracts/offres'
import { eq, type SQL, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { mailboxTransport } from '../../mail/mailbox-transport.ts'
import { keepPhotos } from '../../pictures/removal-lock.ts'
import { jobWorkers } from '../../queues.ts'
import { articles } from '../../schema/articles.ts'
import { images } from '../../schema/images.ts'
import { villes } from '../../schema/villes.ts'
import { createMembre, type TestMembre } from '../../testing/membres.ts'
import { createOffre } from '../../testing/offres.ts'
import { drawPhoto, uploadPhoto } from '../../testing/photos.ts'
import { useTestApp } from '../../testing/test-app.ts'
import { lockOrphanImages } from './images.repository.ts'
import { purgeOrphanImages } from './images-removal.service.ts'

const test = useTestApp()
const hourMs = 3_600_000
let membre: TestMembre
let photo: Buffer

beforeAll(async () => {
  membre = await createMembre(test)
  photo = await drawPhoto(400, 300).jpeg().toBuffer()
})

const upload = async (ageHours: number): Promise<string> => {
  const { fileName } = (await uploadPhoto(test, membre.headers, photo)).json()
  const createdAt = new Date(Date.now() - ageHours * hourMs)
  await test.deps.db.update(images).set({ createdAt }).where(eq(images.src, fileName))
  return fileName
}
/** For the owner, who also sees what is no longer public. */
const statusOf = async (src: string) =>
  (await test.app.inject({ url: `/uploads/${src}?w=320`, headers: membre.headers })).statusCode
const isKnown = async (src: string) => (await test.deps.db.$count(images, eq(images.src, src))) === 1

describe('the purge of photos', () => {
  it('removes uploads unused for 24 hours, files included, and leaves the rest', async () => {
    const [old, young] = [await upload(25), await upload(23)]
    await purgeOrphanImages(test.deps)
    expect([await statusOf(old), await isKnown(old)]).toEqual([404, false])
    expect([await statusOf(young), await isKnown(young)]).toEqual([200, true])
  })

  it('keeps pictures of offers, cities, articles and last verified versions', async () => {
    const used = await Promise.all(Array.from({ length: 5 }, () => upload(48)))
    const [ofOffre = '', ofVille = '', ofArticle = '', inArticle = '', before = ''] = used
    const [ville] = await test.deps.db
      .insert(villes)
      .values({ slug: 'rabat', nom: 'Rabat', image: ofVille, position: 1 })
      .returning({ id: villes.id, nom: villes.nom, image: villes.image })
    if (!ville) throw new Error('the city was not inserted')
    const texts = { titre: 'Chambre', description: 'Claire', quartier: 'Agdal', villeId: ville.id, ville }
    const photos = [{ src: before, status: 'ready' as const, width: 1, height: 1, couleur: '#ffffff' }]
    await createOffre(test, {
      proprietaireId: membre.id,
      villeId: ville.id,
      photos: [ofOffre],
      // Fields that it lacks read as null.
      lastVerified: { ...texts, photos } as unknown as OffreSnapshot,
    })
    await test.deps.db
      .insert(articles)
      .values({ titre: 'Un', contenu: `<p><img src="/uploads/${inArticle}?w=800"></p>`, image: ofArticle })
    expect(await purgeOrphanImages(test.deps)).toBe(0)
    expect(await Promise.all(used.map(statusOf))).toEqual([200, 200, 200, 200, 200])
  })

  it('continues batch by batch', async () => {
    const rows = Array.from({ length: 45 }, (_, index) => ({
      src: `orphelin-${index}.webp`,
      width: 1,
      height: 1,
      couleur: '#ffffff',
      createdAt: new Date(Date.now() - 30 * hourMs),
    }))
    await test.deps.db.insert(images).values(rows)
    expect(await purgeOrphanImages(test.deps)).toBe(45)
  })

  it('waits for a backup, which copies the files', async () => {
    const old = await upload(25)
    const client = await test.database.pool.connect()
    await keepPhotos(client)
    expect([await purgeOrphanImages(test.deps), await isKnown(old)]).toEqual([0, true])
    client.release(true)
    await expect.poll(() => purgeOrphanImages(test.deps)).toBe(1)
  })

  it('leaves a photo alone that comes into use while it is being locked', async () => {
    const old = await upload(25)
    await test.deps.db.transaction(async (tx) => {
      const lock = tx.execute.bind(tx)
      vi.spyOn(tx, 'execute').mockImplementationOnce((async (query: SQL) => {
        const locked = await lock(query)
        await test.deps.db.insert(articles).values({ titre: 'Un', contenu: `<img src="/uploads/${old}">` })
        return locked
      }) as never)
      expect(await lockOrphanImages(tx, new Date(), 20)).not.toContain(old)
    })
  })

  it('keeps the row when the files cannot be deleted, for the next run', async () => {
    const old = await upload(25)
    const broken = { ...test.deps.storage, delete: () => Promise.reject(new Error('store down')) }
    await expect(purgeOrphanImages({ ...test.deps, storage: broken })).rejects.toThrow('store down')
    expect(await isKnown(old)).toBe(true)
    expect(await purgeOrphanImages(test.deps)).toBe(1)
  })

  it('is scheduled, as are the purges of limits, idempotent answers and tokens', async () => {
    const old = await upload(25)
    await test.deps.limits.take('contact', 'x')
    await test.deps.db.execute(sql`
      insert into limits values ('a', 1, now() - interval '1 minute'), ('b', 1, now() + interval '1 minute')`)
    await test.deps.db.execute(sql`
      insert into idempotent_answers (utilisateur_id, operation, key, request_hash, created_at)
      values (0, 'o', 'a', 'h', now() - interval '25 hours'), (0, 'o', 'b', 'h', now() - interval '23 hours')`)
    await test.deps.db.execute(sql`update sessions set expires_at = now() - interval '1 minute'`)
    const deps = { ...test.deps, mailTransport: mailboxTransport(test.deps.db), log: { warn: () => {} } }
    const scheduled = jobWorkers(deps).filter(({ queue }) => queue.cron)
    for (const { handle } of scheduled) await handle({ id: 'x', data: {} })
    expect(await isKnown(old)).toBe(false)
    const { rows } = await test.deps.db.execute(sql`
      select (select array_agg(key) from limits) as limits, (select array_agg(key) from idempotent_answers) as answers,
        (select count(*)::int from sessions) as sessions`)
    expect(rows).toEqual([{ limits: ['b'], answers: ['b'], sessions: 0 }])
  })
})
