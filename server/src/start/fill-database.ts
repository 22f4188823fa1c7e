// Run by prepare-database.ts as a separate process, with DATABASE_URL.
import { join } from 'node:path'
import { openDatabase } from '@colocdar/api/db/database'
import { seedVilles } from '@colocdar/api/features/villes/villes-seed.service'
import { createStorage } from '@colocdar/api/storage/create-storage'
import { printJson, printWarnings } from '../process/json-output.ts'
import { runToEnd } from '../process/lifecycle.ts'
import { readConfig } from './config.ts'

// The parent process is gone: nothing needs the pictures any more.
process.once('disconnect', () => process.exit(1))
process.channel?.unref()

const demo = process.argv.includes('--demo')
printWarnings()
if (!demo) printJson()

// For tests: small pictures, quickly drawn.
const sketchesFlag = '--sketches'

const sayProgress = (done: number, total: number) => {
  if (done % 20 === 0 || done === total) console.warn(`Dessins de la démonstration : ${done}/${total}`)
}

await runToEnd(async (stops) => {
  const config = readConfig(process.env, demo ? 'demo' : 'production')
  const database = openDatabase({ url: config.DATABASE_URL ?? '', maxConnections: 2 })
  stops.push(() => database.close())
  const storage = createStorage({ url: config.UPLOADS_URL, folder: join(config.DATA_DIR, 'uploads') })
  const deps = { db: database.db, storage, clock: () => new Date() }
  const sketches = process.argv.includes(sketchesFlag) && { scale: 0.2 }
  await seedVilles(deps, { ...sketches })
  if (config.mode !== 'demo') return
  const { loadDemo } = await import('@colocdar/demo/loading/load-demo')
  await loadDemo(deps, { onProgress: sayProgress, ...sketches })
})
