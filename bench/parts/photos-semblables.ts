import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '@colocdar/api/db/database'
import { selectRessemblances } from '@colocdar/api/features/images/images-empreintes.repository'
import { bitsBetween, nearestBits } from '@colocdar/api/pictures/empreinte'
import { copies, drawScene, hashFile } from '@colocdar/api/testing/scenes'
import pg from 'pg'
import { processorClock } from '../support/backend-cpu.ts'
import { count, type Findings, ms, verdict } from '../support/table.ts'
import { openWorkbench } from '../support/workbench.ts'

const hashes = 1_000_000
const lookUps = 200
const scenes = 150

/** Photos that were used before: how often they are found, how often others are taken for them, and in what time. */
export const measurePhotosSemblables = async ({ short }: { short: boolean }): Promise<Findings> => {
  const rows = [...(await measureAlarms(short ? 20 : scenes)), ...(await measureLookUp(short ? 10_000 : hashes))]
  return { title: '(j) Photos used before', head: ['what', 'measured', 'to reach', ''], rows, notes }
}

const notes = [
  `Pairs of ${scenes} drawn scenes, each also resized, compressed and cropped; then ${lookUps} look-ups of a photo with its eight hashes among random ones, one after the other on one connection.`,
]

const measureAlarms = async (total: number): Promise<string[][]> => {
  const folder = await mkdtemp(join(tmpdir(), 'colocdar-bench-'))
  const size = { width: 640, height: 480 }
  const originals = []
  const missed = new Map(Object.keys(copies).map((name) => [name, 0]))
  for (let seed = 1; seed <= total; seed += 1) {
    const original = await hashFile(folder, drawScene(seed).jpeg({ quality: 90 }))
    if (!original) continue
    originals.push(original)
    for (const [name, change] of Object.entries(copies)) {
      const copy = await hashFile(folder, change(drawScene(seed), size))
      const found = copy?.cherches.some((hash) => bitsBetween(hash, original.hash) <= nearestBits)
      if (!found) missed.set(name, (missed.get(name) ?? 0) + 1)
    }
  }
  await rm(folder, { recursive: true })
  let pairs = 0
  let alarms = 0
  for (const [index, one] of originals.entries())
    for (const other of originals.slice(index + 1)) {
      pairs += 1
      if (one.cherches.some((hash) => bitsBetween(hash, other.hash) <= nearestBits)) alarms += 1
    }
  return [
    [`false alarms in ${count(pairs)} pairs`, String(alarms), 'at most 0.1 %', verdict(alarms <= pairs / 1_000)],
    [`not found of ${total}`, [...missed].map(([name, misses]) => `${name} ${misses}`).join('; '), '', ''],
  ]
}

const measureLookUp = async (total: number): Promise<string[][]> => {
  const workbench = await openWorkbench([1_000])
  try {
    await addHashes(workbench.databaseOf(1_000), total)
    const database = openDatabase({ url: workbench.databaseOf(1_000), maxConnections: 1 })
    const clock = await processorClock(database)
    const times: number[] = []
    let spent = 0
    for (let run = -20; run < lookUps; run += 1) {
      const wanted = Array.from({ length: 8 }, () => randomBytes(8).readBigInt64BE())
      const [start, before] = [performance.now(), clock()]
      await selectRessemblances(database.db, { src: 'new.webp', proprietaireId: 10 }, wanted, nearestBits)
      if (run < 0) continue
      times.push(performance.now() - start)
      spent += clock() - before
    }
    await database.close()
    times.sort((one, other) => one - other)
    const [p50 = 0, p99 = 0] = [times[lookUps / 2], times[Math.floor(lookUps * 0.99)]]
    const figures = `p50 ${ms(p50)}, p99 ${ms(p99)} (processor: ${ms(spent / lookUps)})`
    return [[`look-up among ${count(total)} hashes`, figures, 'under 20 ms', verdict(p50 < 20)]]
  } finally {
    await workbench.dispose()
  }
}

/** On a connection of its own: that of the site has a time limit for each statement. */
const addHashes = async (url: string, total: number): Promise<void> => {
  const client = new pg.Client(url)
  await client.connect()
  try {
    await client.query(`insert into images (src, proprietaire_id, width, height, couleur, empreinte)
      select 'hash-' || i || '.webp', 1 + i % 9, 800, 600, '#a898d8', hashint8extended(i, 7) from generate_series(1, ${total}) i`)
    await client.query('vacuum (analyze) images')
  } finally {
    await client.end()
  }
}
