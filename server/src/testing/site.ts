import { existsSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Database, openDatabase } from '@colocdar/api/db/database'
import { createTestDatabase, patientTimeouts, type TestDatabase } from '@colocdar/api/testing/database'
import { createMembre, type TestMembre } from '@colocdar/api/testing/membres'
import { createVille } from '@colocdar/api/testing/villes'
import { SERVICE_FLAGS } from '../../../scripts/lib/service-flags.mjs'
import { joinEmbeddedPostgres, startEmbeddedPostgres } from '../embedded-postgres/embedded-postgres.ts'
import { readConfig } from '../start/config.ts'
import { type RunningServer, startServer } from '../start/server.ts'
import { endProcessesIn, fillDataFolder, newDataFolder, removeDataFolder } from './data-folder.ts'
import { ownPort } from './own-port.ts'
import { pathOf, type RunningScript, runCommand, untilReady } from './run-script.ts'

/** The real server, which tests kill and restart on one data folder. */
export interface Site {
  url: string
  folder: string
  env: NodeJS.ProcessEnv
  /** The process that serves; set by start(). */
  server: RunningScript
  /** Starts the server and waits until it says that it is ready. */
  start(): Promise<void>
  postmasterPid(): number
  /** Waits until `/readyz` answers 200. */
  ready(): Promise<void>
  /** Stops it gracefully and resolves with its exit code. */
  stop(): Promise<number | NodeJS.Signals>
  /** Kills what still runs, and removes all files. */
  remove(): Promise<void>
}

/** In demo mode for its wide limits; a database with a member gets no demo catalogue. */
export const createSite = async (settings: NodeJS.ProcessEnv = {}): Promise<Site> => {
  const folder = newDataFolder('colocdar-site-')
  const port = await ownPort()
  const cluster = () => realpathSync(join(folder, 'postgres/cluster'))
  const site: Site = {
    url: `http://127.0.0.1:${port}`,
    folder,
    env: { DATA_DIR: folder, PORT: String(port), DATABASE_URL: '', ...settings },
    server: undefined as unknown as RunningScript,
    async start() {
      site.server = runCommand(process.execPath, [...SERVICE_FLAGS, pathOf('main.ts'), '--demo'], site.env)
      await untilReady(site.server)
    },
    postmasterPid: () => Number(readFileSync(join(cluster(), 'postmaster.pid'), 'utf8').split('\n')[0]),
    async ready() {
      const isReady = () =>
        fetch(`${site.url}/readyz`).then(
          ({ ok }) => ok,
          () => false,
        )
      while (!(await isReady())) await sleep(20)
    },
    async stop() {
      site.server.child.kill('SIGTERM')
      return site.server.exited
    },
    async remove() {
      site.server?.child.kill('SIGKILL')
      await site.server?.exited
      if (existsSync(join(folder, 'postgres/cluster'))) await endProcessesIn(cluster())
      removeDataFolder(folder)
    },
  }
  return site
}

/** The database of a running site. */
export const openDatabaseOf = async (site: Site): Promise<Database> => {
  const { url } = await joinEmbeddedPostgres({ dataDir: site.folder, log: () => {} })
  return openDatabase({ url, maxConnections: 2 })
}

/** Creates a city and a member before the first start, so that no demo catalogue is drawn. */
export const prepareSite = async ({ folder }: Site): Promise<TestMembre> => {
  fillDataFolder(folder)
  const postgres = await startEmbeddedPostgres({ dataDir: folder, log: () => {}, fast: true })
  const database = openDatabase({ url: postgres.url, maxConnections: 1 })
  const membre = await fill(database)
  await database.close()
  await postgres.stop()
  return membre
}

const fill = async ({ db }: Database): Promise<TestMembre> => {
  const data = { deps: { db, clock: () => new Date() } }
  await createVille(data, 'Azrou')
  return createMembre(data)
}

export interface StartedSite {
  site: Site
  database: TestDatabase
  membre: TestMembre
  remove(): Promise<void>
}

/** A site for tests that are not about its database: it has one of the PostgreSQL of all tests, which is there already. */
export const startSite = async (postgresUrl: string, settings: NodeJS.ProcessEnv = {}): Promise<StartedSite> => {
  const database = await createTestDatabase(postgresUrl)
  const membre = await fill(database)
  const site = await createSite({ DATABASE_URL: database.url, ...settings })
  await site.start()
  return {
    ...{ site, database, membre },
    async remove() {
      await site.remove()
      await database.close()
    },
  }
}

/** A site in this process, for tests that neither kill it nor read what it prints: all of them load it once. */
export interface SiteHere {
  url: string
  folder: string
  /** Starts it again, at the same address. */
  start(): Promise<void>
  /** Resolves with 0, as a process that ended well. */
  stop(): Promise<number>
  remove(): Promise<void>
}

export const createSiteHere = async (settings: NodeJS.ProcessEnv): Promise<SiteHere> => {
  const folder = mkdtempSync(join(tmpdir(), 'colocdar-site-'))
  const port = await ownPort()
  let server: RunningServer | undefined
  const site: SiteHere = {
    folder,
    url: `http://127.0.0.1:${port}`,
    async start() {
      const env = { PORT: String(port), HOST: '127.0.0.1', DATA_DIR: folder, LOG_LEVEL: 'silent', ...settings }
      const config = readConfig(env, 'demo')
      server = await startServer({
        config,
        databaseUrl: config.DATABASE_URL ?? '',
        dev: false,
        timeouts: patientTimeouts,
      })
    },
    async stop() {
      await server?.close()
      server = undefined
      return 0
    },
    async remove() {
      await site.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
  return site
}

export interface StartedSiteHere extends Omit<StartedSite, 'site'> {
  site: SiteHere
}

/** As `startSite`, in this process. */
export const startSiteHere = async (
  postgresUrl: string,
  settings: NodeJS.ProcessEnv = {},
): Promise<StartedSiteHere> => {
  const database = await createTestDatabase(postgresUrl)
  const membre = await fill(database)
  const site = await createSiteHere({ DATABASE_URL: database.url, ...settings })
  await site.start()
  return {
    ...{ site, database, membre },
    async remove() {
      await site.remove()
      await database.close()
    },
  }
}
