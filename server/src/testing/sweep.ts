import { openDatabase } from '@colocdar/api/db/database'
import type { FraicheurFields } from '@colocdar/api/features/fraicheur/fraicheur.mails'
import { sweepFraicheur } from '@colocdar/api/features/fraicheur/fraicheur-sweep.service'
import type { Mail } from '@colocdar/api/mail/mail-kind'

/** One run of the sweep, with a connection of its own. It writes down whom it asks, and says so before the batch is over. */
export const sweepOnce = async (
  url: string,
  now: string,
  batch: number,
  say: (word: string) => void | Promise<void> = () => {},
): Promise<void> => {
  const database = openDatabase({ url, maxConnections: 1 })
  const deps: Parameters<typeof sweepFraicheur>[0] = {
    db: database.db,
    clock: () => new Date(now),
    mails: {
      enqueue: async (tx, mail) => {
        const { annonceId } = mail as Mail & FraicheurFields
        await tx.execute(`insert into asked values (${annonceId})`)
        await say('asked\n')
      },
      enqueueMany: async () => {},
      cancel: async () => {},
      forget: async () => {},
    },
  }
  await sweepFraicheur(deps, batch)
  await database.close()
}
