import { openDatabase } from '@colocdar/api/db/database'
import { sweepFraicheur } from '@colocdar/api/features/fraicheur/fraicheur-sweep.service'

/** One run of the sweep, as a process of its own. It writes down whom it asks, and says so before the batch is over. */
const { DATABASE_URL: url = '', NOW: now = '', BATCH: batch = '' } = process.env
const database = openDatabase({ url, maxConnections: 1 })
const deps: Parameters<typeof sweepFraicheur>[0] = {
  db: database.db,
  clock: () => new Date(now),
  mails: {
    enqueue: async (tx, mail) => {
      if (mail.template !== 'fraicheur') return
      await tx.execute(`insert into asked values (${mail.annonceId})`)
      process.stdout.write('asked\n')
    },
    enqueueMany: async () => {},
    cancel: async () => {},
    forget: async () => {},
  },
}
await sweepFraicheur(deps, Number(batch))
await database.close()
