import { setTimeout as sleep } from 'node:timers/promises'
import { nextDelay } from '../process/web-processes.ts'
import { connectWhenReady, createMissingDatabases, createStatistics } from './databases.ts'
import { type Installation, type Postmaster, runPostmaster, stopPostmaster } from './postmaster.ts'

type Log = (message: string) => void

/** Runs the server and restarts it each time it dies; returns a function that stops it for good. */
export async function supervise(installation: Installation, databases: string[], log: Log) {
  const stopping = new AbortController()
  let launched: Postmaster | undefined
  // An exit without stop() must leave no server behind; after kill -9 the next start adopts it.
  const stopOnExit = () => launched?.signal('SIGINT')
  process.once('exit', stopOnExit)
  const run = async () => {
    launched = await runPostmaster(installation)
    return launched
  }
  let current = await start(run, installation, databases, log)

  const watching = (async () => {
    for (let delay = 0; ; ) {
      const startedAt = performance.now()
      await current.exited
      if (stopping.signal.aborted) return
      delay = nextDelay(delay, performance.now() - startedAt)
      log(`PostgreSQL s’est arrêté (son journal : ${installation.home.logFile}), redémarrage.`)
      await sleep(delay, undefined, { signal: stopping.signal }).catch(() => {})
      if (stopping.signal.aborted) return
      try {
        current = await run()
        // stop() may have been called while there was no process to stop.
        if (stopping.signal.aborted) return await stopPostmaster(current)
        await prepare(installation, current, databases)
        log('PostgreSQL a redémarré.')
      } catch (error) {
        log((error as Error).message)
      }
    }
  })()

  return async () => {
    stopping.abort()
    process.off('exit', stopOnExit)
    await stopPostmaster(current)
    await watching
  }
}

type Run = () => Promise<Postmaster>

async function start(run: Run, installation: Installation, databases: string[], log: Log): Promise<Postmaster> {
  const postmaster = await run()
  try {
    await prepare(installation, postmaster, databases)
    if (postmaster.adopted) log(`PostgreSQL était resté en marche (processus ${postmaster.pid}) : il est repris.`)
    return postmaster
  } catch (error) {
    await stopPostmaster(postmaster)
    // The process that left it running may have sent it a stop signal just before it died.
    if (postmaster.adopted) return start(run, installation, databases, log)
    throw error
  }
}

async function prepare({ home }: Installation, postmaster: Postmaster, databases: string[]) {
  const client = await connectWhenReady(home, postmaster.pid)
  try {
    await createMissingDatabases(client, databases)
    await createStatistics(client)
  } finally {
    await client.end()
  }
}
