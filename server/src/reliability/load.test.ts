import { mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { openDatabase } from '@colocdar/api/db/database'
import { keysOf } from '@colocdar/api/pictures/keys'
import { diskStorage } from '@colocdar/api/storage/disk'
import { createTestDatabase, type TestDatabase } from '@colocdar/api/testing/database'
import { rounds } from '@colocdar/api/testing/endurance'
import { createMembre, type TestMembre } from '@colocdar/api/testing/membres'
import { drawPhoto } from '@colocdar/api/testing/photos'
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { acknowledged, avisIn, avisWriter } from '../testing/avis-writers.ts'
import { startCallers } from '../testing/calls.ts'
import { outcomeOf, runScript } from '../testing/run-script.ts'
import { type SiteHere, type StartedSiteHere, startSiteHere } from '../testing/site.ts'
import { startTinySite } from '../testing/tiny-disks.ts'

let started: StartedSiteHere
let site: SiteHere
let database: TestDatabase
let membre: TestMembre

beforeAll(async () => {
  started = await startSiteHere(inject('postgresUrl'))
  ;({ site, database, membre } = started)
})
afterAll(() => started?.remove())

const upload = async (url = site.url, { headers } = membre): Promise<Response> => {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(await drawPhoto(400, 300).jpeg().toBuffer())]), 'photo.jpg')
  return fetch(`${url}/api/test/images/upload`, { method: 'POST', headers, body: form })
}

const publish = (titre: string, src: string, villeId: number): Promise<Response> =>
  fetch(`${site.url}/api/test/coloc`, {
    method: 'POST',
    headers: { ...membre.headers, 'content-type': 'application/json' },
    body: JSON.stringify({
      titre,
      villeId,
      proprietaireId: membre.id,
      description: 'Calme et bien située.',
      quartier: 'Gauthier',
      superficie: 18,
      nbrColoc: 2,
      duree: 6,
      logementType: 'CHAMBRE',
      prix: 2500,
      photos: [{ src }],
      dateDisponibilite: '2026-12-15',
    }),
  })

describe('a backup under load', () => {
  it('[REL-09] restores elsewhere without missing a row or a photo', async () => {
    const { rows } = await database.pool.query<{ id: number }>('select id from villes limit 1')
    const acknowledged: { titre: string; src: string }[] = []
    let writing = true
    const publishOne = async (titre: string) => {
      const { fileName } = (await (await upload()).json()) as { fileName: string }
      const { status } = await publish(titre, fileName, rows[0]?.id ?? 0)
      if (status === 201) acknowledged.push({ titre, src: fileName })
    }
    const writers = [1, 2].map(async (writer) => {
      // Encoding photos without a pause would only make the backup slower.
      for (let number = 0; writing; number += 1) {
        await publishOne(`Chambre ${writer}.${number}`)
        await sleep(rounds({ short: 100, long: 0 }))
      }
    })
    await vi.waitFor(() => expect(acknowledged.length).toBeGreaterThan(rounds({ short: 3, long: 100 })), 60_000)

    const before = [...acknowledged]
    const folder = await mkdtemp(join(tmpdir(), 'colocdar-restored-'))
    const file = join(folder, 'sauvegarde.tar')
    const backup = await outcomeOf(
      runScript('cli/backup.ts', [file], { DATA_DIR: site.folder, DATABASE_URL: database.url }),
    )
    expect(backup).toMatchObject({
      code: 0,
      said: expect.stringMatching(/^Sauvegarde écrite : .* Mo\)\.\n\d+ lignes, /),
    })
    const meanwhile = acknowledged.length - before.length
    writing = false
    await Promise.all(writers)
    expect(meanwhile).toBeGreaterThan(0)

    const elsewhere = await createTestDatabase(inject('postgresUrl'))
    const env = { DATA_DIR: folder, DATABASE_URL: elsewhere.url }
    const restore = await outcomeOf(runScript('cli/restore.ts', [file], env))
    expect(restore).toMatchObject({ code: 0, said: expect.stringContaining('restaurée.\n') })
    const restored = await elsewhere.pool.query<{ titre: string; src: string; width: number }>(
      'select titre, src, width from offres join offre_photos on offre_id = id join images using (src)',
    )
    expect(restored.rows).toEqual(expect.arrayContaining(before.map((offre) => expect.objectContaining(offre))))
    const storage = diskStorage(join(folder, 'uploads'))
    for (const key of restored.rows.flatMap(({ src, width }) => keysOf(src, width))) {
      const photo = await storage.get(key)
      expect(photo?.bytes, key).toBeGreaterThan(0)
      photo?.stream.destroy()
    }
    await elsewhere.close()
    await rm(folder, { recursive: true })
  })
})

describe('a disk that accepts no writes', () => {
  it('[REL-11] refuses photos with a message, stores nothing of them, and recovers', async () => {
    const uploads = join(site.folder, 'uploads')
    const filesBefore = await readdir(uploads, { recursive: true })
    const countImages = async () => (await database.pool.query('select count(*)::int as count from images')).rows
    const rowsBefore = await countImages()
    await rename(uploads, `${uploads}-ailleurs`)
    // Permissions do not stop root; a file in place of the folder does.
    await writeFile(uploads, '')
    const refused = await upload()
    expect(refused.status).toBe(503)
    expect(refused.headers.get('retry-after')).toBe('30')
    expect(await refused.json()).toMatchObject({
      code: 'UNAVAILABLE',
      message: 'La photo n’a pas pu être enregistrée. Réessayez dans quelques instants.',
    })
    await rm(uploads)
    await rename(`${uploads}-ailleurs`, uploads)
    expect(await countImages()).toEqual(rowsBefore)
    expect(await readdir(uploads, { recursive: true })).toEqual(filesBefore)
    expect((await upload()).status).toBe(200)
  })

  it('[REL-11] refuses what the database has no room for, as a whole, and recovers', async () => {
    // What PostgreSQL says when it cannot extend a file.
    await database.pool.query(`
      create function fill_disk() returns trigger language plpgsql as $$ begin
        raise exception 'could not extend file: No space left on device' using errcode = 'disk_full';
      end $$;
      create trigger fill_disk after insert on messages for each row execute function fill_disk()`)
    const write = () =>
      fetch(`${site.url}/api/test/contact`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ subject: 'Disque', email: 'sara@exemple.ma', message: 'Bonjour !' }),
      })
    const refused = await write()
    expect(refused.status).toBe(503)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await refused.json()).toMatchObject({ code: 'UNAVAILABLE', message: expect.not.stringContaining('device') })
    await database.pool.query('drop trigger fill_disk on messages')
    expect((await write()).status).toBe(200)
    const { rows } = await database.pool.query(`select count(*)::int as count from messages where subject = 'Disque'`)
    expect(rows).toEqual([{ count: 1 }])
  })
})

// With real full disks: only where mounting is allowed, and too slow for every day.
if (rounds({ short: 0, long: 1 })) {
  describe.runIf(process.getuid?.() === 0)('a full disk', () => {
    it('[REL-11] is answered with a message, leaves nothing half-written, and has no effect once there is room', async () => {
      const tiny = await startTinySite()
      const { db, pool, close } = openDatabase({ url: tiny.databaseUrl, maxConnections: 1 })
      try {
        const auteur = await createMembre({ deps: { db, clock: () => new Date() } })
        expect((await upload(tiny.url, auteur)).status).toBe(200)
        const makeRoomForPhotos = tiny.fill('photos')
        const refused = await upload(tiny.url, auteur)
        expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '30'])
        makeRoomForPhotos()
        expect((await upload(tiny.url, auteur)).status).toBe(200)
        expect((await pool.query('select 1 from images where proprietaire_id = $1', [auteur.id])).rows).toHaveLength(2)

        const makeRoomForData = tiny.fill('database')
        const write = avisWriter(auteur)
        const writers = startCallers(tiny.url, 4, () => {
          const call = write()
          return { ...call, body: { ...call.body, commentaire: call.commentaire.padEnd(900, '.') } }
        })
        await writers.failures(20)
        makeRoomForData()
        await writers.successes(20)
        await writers.stop()
        const answers = writers.outcomes.map(({ outcome }) => outcome)
        const statuses = answers.map((answer) => (answer.kind === 'answered' ? answer.status : answer.kind))
        expect(new Set(statuses)).toEqual(new Set([201, 503]))
        const stored = new Set((await avisIn({ pool })).map((commentaire) => commentaire.replace(/\.+$/, '')))
        expect(acknowledged(writers).filter((commentaire) => !stored.has(commentaire))).toEqual([])
      } finally {
        await close()
        tiny.server.child.kill('SIGTERM')
        expect(await tiny.server.exited).toBe(0)
      }
    })
  })
}
