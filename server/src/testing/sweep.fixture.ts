import { openDatabase } from '@colocdar/api/db/database'
import type { FraicheurFields } from '@colocdar/api/features/fraicheur/fraicheur.mails'
import { sweepFraicheur } from '@colocdar/api/features/fraicheur/fraicheur-sweep.service'
import type { Mail } from '@colocdar/api/mail/mail-kind'

/** One run of the sweep, as a process of its own. It writes down whom it asks, and says so before the batch is over. */
const { DATABASE_URL: url = '', NOW: now = '', BATCH: batch = '' } = process.env
const database = openDatabase({ url, maxConnections: 1 })
const deps: Parameters<typeof sweepFraicheur>[0] = {
  db: database.db,
  clock: () => new Date(now),
  mails: {
    enqueue: async (tx, mail) => {
      const { annonceId } = mail as Mail & FraicheurFields
      await tx.execute(`insert into asked values (${annonceId})`)
      process.stdout.write('asked\n')
    },
    enqueueMany: async () => {},
    cancel: async () => {},
    forget: async () => {},
  },
}
await sweepFraicheur(deps, Number(batch))
await database.close()
