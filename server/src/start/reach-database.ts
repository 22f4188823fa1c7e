import { createServers, databaseTimeouts } from '@colocdar/api/db/connection/servers'
import { poolsTransactions } from '@colocdar/api/db/connection/transaction-pooling'
import { StartupError } from '../process/startup-error.ts'

/**
 * The address of the one server of `DATABASE_URL` that takes writes, for commands and for the work of a start. Refuses
 * what Colocdar could not run on.
 */
export const reachDatabase = async (
  { DATABASE_URL, DATABASE_LISTEN_URL }: { DATABASE_URL: string; DATABASE_LISTEN_URL?: string | undefined },
  timeouts = databaseTimeouts,
): Promise<string> => {
  // Migrations and commands hold locks and settings, which belong to a connection.
  const [setting, url] = DATABASE_LISTEN_URL
    ? ['DATABASE_LISTEN_URL', DATABASE_LISTEN_URL]
    : ['DATABASE_URL', DATABASE_URL]
  const { urls, find } = createServers(url, timeouts)
  const lacksSessions = (target: string) => poolsTransactions(target, timeouts.connectMs).catch(inOneSentence)
  const place = await find().catch(async (error: unknown) => {
    // A password that is refused, or a database that is not there, is said by the first server itself.
    await lacksSessions(urls[0] as string)
    throw new StartupError('Aucun des serveurs de DATABASE_URL n’accepte les écritures.', { cause: error })
  })
  const target = urls[place] as string
  if (await lacksSessions(target)) {
    throw new StartupError(
      `${setting} passe par un pooler en mode transaction, où LISTEN et les réglages de session se perdent : donnez à DATABASE_LISTEN_URL une adresse directe de PostgreSQL, ou choisissez le mode session (PgBouncer : pool_mode = session).`,
    )
  }
  return target
}

const inOneSentence = (error: Error): never => {
  // The driver gives these no code.
  if (!/timeout/.test(error.message)) throw error
  throw new StartupError('La base de données ne répond pas à temps : vérifiez DATABASE_URL.', { cause: error })
}
