import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from '../../e2e/support/free-port.ts'
import { removeDataFolder } from '../../e2e/support/remove-data.ts'
import { untilReady } from '../../e2e/support/start-demo.ts'
import { metricsToken } from './metrics-token.ts'
import { descendants } from './process-tree.ts'
import { endWithBench } from './processes.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))

export interface Demo {
  url: string
  /** From the command to the first page, in milliseconds. */
  startedIn: number
  memory(): Promise<Memory>
  /** The processes that run this program. */
  running(program: string): Promise<{ pid: number }[]>
  stop(): Promise<void>
}

/** Runs with a demo in a temporary folder, as `npm start` starts it; it may be started several times. */
export const withDemo = async <T>(run: (start: () => Promise<Demo>) => Promise<T>): Promise<T> => {
  const folder = await mkdtemp(join(tmpdir(), 'colocdar-bench-'))
  const running = new Set<Demo>()
  try {
    return await run(async () => {
      const demo = await startDemo(folder)
      running.add(demo)
      return demo
    })
  } finally {
    for (const demo of running) await demo.stop()
    await removeDataFolder(folder)
  }
}

const startDemo = async (folder: string): Promise<Demo> => {
  const port = await freePort()
  const start = performance.now()
  const server = spawn(process.execPath, ['scripts/setup.mjs', 'start'], {
    cwd: root,
    env: { ...process.env, PORT: String(port), DATA_DIR: folder, LOG_LEVEL: 'error', METRICS_TOKEN: metricsToken },
    stdio: 'ignore',
  })
  endWithBench(server)
  const exited = once(server, 'exit')
  const url = `http://localhost:${port}`
  await untilReady(url, server)
  await (await fetch(url)).arrayBuffer()
  return {
    url,
    startedIn: performance.now() - start,
    // Without the first process, which only waits for the others.
    memory: async () => memoryOf(await descendants(server.pid as number)),
    running: async (program) => {
      const pids = await descendants(server.pid as number)
      const lines = await Promise.all(pids.map((pid) => readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')))
      return pids.filter((_, index) => lines[index]?.includes(program)).map((pid) => ({ pid }))
    },
    async stop() {
      if (server.exitCode === null) server.kill('SIGTERM')
      await exited
    },
  }
}

export interface Memory {
  /** Megabytes, shared memory counted once. */
  shared: number
  /** The same, shared memory counted in each process. */
  resident: number
}

const memoryOf = async (pids: number[]): Promise<Memory> => {
  const maps = await Promise.all(pids.map((pid) => readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '')))
  const sum = (field: string) =>
    maps.reduce((total, text) => total + Number(new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(text)?.[1] ?? 0), 0) / 1024
  return { shared: sum('Pss'), resident: sum('Rss') }
}
