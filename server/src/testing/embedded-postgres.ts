import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../embedded-postgres/embedded-postgres.ts'
import { processesWorkingIn } from '../embedded-postgres/processes.ts'
import { fillDataFolder, putInMemory } from './data-folder.ts'

interface DataFolder {
  root: string
  dataDir: string
}

/** A data folder for each test of a file; stopped and removed afterwards. */
export const useEmbeddedPostgres = () => {
  const folder = {} as DataFolder
  const log = vi.fn<(message: string) => void>()
  let databases: EmbeddedPostgres[]

  beforeEach(() => {
    Object.assign(folder, newFolder())
    databases = []
    log.mockClear()
  })
  afterEach(async () => {
    for (const database of databases) await database.stop()
    const home = homeIn(folder)
    if (home) expect(processesWorkingIn(join(home, 'cluster'))).toEqual([])
    removeFolder(folder)
  })

  return {
    folder,
    log,

    async start(options: { databases?: string[]; archive?: string } = {}): Promise<EmbeddedPostgres> {
      const database = await startEmbeddedPostgres({ dataDir: folder.dataDir, log, fast: true, ...options })
      databases.push(database)
      return database
    },

    async holdInAnotherProcess() {
      const fixture = fileURLToPath(new URL('../embedded-postgres/hold-database.fixture.ts', import.meta.url))
      const child = spawn(process.execPath, [fixture, folder.dataDir], { stdio: ['ignore', 'pipe', 'inherit'] })
      const exited = once(child, 'exit')
      for await (const line of createInterface(child.stdout)) {
        const { ready, error } = JSON.parse(line)
        if (error) throw new Error(error)
        if (!ready) continue
        const end = (name: NodeJS.Signals) => child.kill(name) && exited
        return { url: ready as string, kill: () => end('SIGKILL'), terminate: () => end('SIGTERM') }
      }
      throw new Error('the process ended without a database')
    },
  }
}

export const query = async (url: string, text: string) => {
  const client = new pg.Client(url)
  // Tests kill the server, which breaks its connections.
  client.on('error', () => {})
  await client.connect()
  const { rows } = await client.query(text)
  await client.end()
  return rows
}

/** Copies a database into the folder of each test: ten times faster than creating one. */
export const useCopiedDatabase = (folder: DataFolder): void => {
  beforeEach(() => {
    putInMemory(folder.dataDir)
    fillDataFolder(folder.dataDir)
  })
}

const newFolder = (): DataFolder => {
  const root = mkdtempSync(join(tmpdir(), 'colocdar test '))
  return { root, dataDir: join(root, 'données') }
}

/** As root the home is a link to elsewhere. */
const homeIn = ({ dataDir }: DataFolder): string | undefined => {
  const home = join(dataDir, 'postgres')
  return existsSync(home) ? realpathSync(home) : undefined
}

const removeFolder = (folder: DataFolder): void => {
  const home = homeIn(folder)
  if (home) rmSync(home, { recursive: true })
  rmSync(folder.root, { recursive: true })
}
