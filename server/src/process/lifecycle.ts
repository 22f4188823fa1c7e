import { SchemaRefusal } from '@colocdar/api/db/migrations/schema-version'
import { sleepWhileRunning } from '@colocdar/api/running-time'
import { StartupError } from './startup-error.ts'

export type Stop = () => Promise<void>

// Requests in flight get this long to finish; then the process exits anyway.
const graceMs = 10_000

/** What `start` fills in while it starts. */
export interface Life {
  stops: Stop[]
  /** How long stopping takes on purpose, before the grace begins. */
  drainMs: number
}

/**
 * Runs `start`, then waits for SIGINT or SIGTERM and stops what was started, last first.
 * When `start` fails, stops what was started, prints the reason in one sentence, and exits with 1.
 */
export const runUntilStopped = async (start: (life: Life) => Promise<void>): Promise<void> => {
  const life: Life = { stops: [], drainMs: 0 }
  let stopping: Promise<void> | undefined
  const stopAll = () => {
    stopping ??= stopInReverse(life.stops)
    return stopping
  }
  const onSignal = async () => {
    void sleepWhileRunning(life.drainMs + graceMs, { ref: false }).then(() => process.exit(1))
    await stopAll()
    process.exit(0)
  }
  process.on('SIGINT', onSignal)
  process.on('SIGTERM', onSignal)
  try {
    await start(life)
  } catch (error) {
    // Stopped while starting: failures are a consequence of that.
    if (stopping) return
    console.error(explain(error))
    await stopAll()
    process.exit(1)
  }
}

/** Runs a command to its end, then stops what it started, whether it succeeded or not. */
export const runToEnd = async (command: (stops: Stop[]) => Promise<void>): Promise<void> => {
  const stops: Stop[] = []
  try {
    await command(stops)
  } catch (error) {
    console.error(explain(error))
    process.exitCode = 1
  } finally {
    await stopInReverse(stops)
  }
}

const stopInReverse = async (stops: Stop[]): Promise<void> => {
  for (const stop of stops.toReversed()) {
    await stop().catch((error: unknown) => console.error('Arrêt incomplet :', error))
  }
}

const explain = (error: unknown): unknown => {
  if (error instanceof StartupError || error instanceof SchemaRefusal) return error.message
  const { code, port, message } = error as NodeJS.ErrnoException & { port?: number }
  if (code === 'EADDRINUSE')
    return `Le port ${port} est déjà pris : arrêtez ce qui l’occupe, ou choisissez-en un autre (PORT=3001 npm start).`
  if (code === 'EACCES' && port)
    return `Le port ${port} demande des droits d’administrateur : choisissez un PORT au-dessus de 1024.`
  if (code && code in databaseTrouble) return `La base de données ${databaseTrouble[code]} : vérifiez DATABASE_URL.`
  return message ? error : String(error)
}

// By Node's error code of a failed connection, or PostgreSQL's of a refused one.
const databaseTrouble: Record<string, string> = {
  ECONNREFUSED: 'ne répond pas à cette adresse',
  ENOTFOUND: 'a un nom de machine inconnu',
  EAI_AGAIN: 'a un nom de machine inconnu',
  ETIMEDOUT: 'ne répond pas à temps',
  EHOSTUNREACH: 'est hors d’atteinte',
  '28P01': 'refuse ce mot de passe',
  '28000': 'refuse ce compte',
  '3D000': 'n’existe pas sur ce serveur',
}
