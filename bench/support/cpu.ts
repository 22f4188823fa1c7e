import { readFile } from 'node:fs/promises'
import { descendants } from './process-tree.ts'

/** CPU milliseconds: unlike requests a second, they hold on a machine that does something else, too. */
export interface Cpu {
  node: number
  postgres: number
}

/** The CPU time that these servers and the bench's PostgreSQL spent while something ran. */
export const cpuDuring = async <T>(servers: readonly { pid: number }[], run: () => Promise<T>): Promise<[T, Cpu]> => {
  const before = await readCpu(servers)
  const result = await run()
  const after = await readCpu(servers)
  return [result, { node: after.node - before.node, postgres: after.postgres - before.postgres }]
}

const readCpu = async (servers: readonly { pid: number }[]): Promise<Cpu> => ({
  node: await cpuOf(servers.map(({ pid }) => pid)),
  postgres: await cpuOf(await postgresProcesses()),
})

const postgresProcesses = async (): Promise<number[]> => {
  const pids = await descendants(process.pid)
  const names = await Promise.all(pids.map((pid) => readFile(`/proc/${pid}/comm`, 'utf8').catch(() => '')))
  return pids.filter((_, index) => names[index]?.trim() === 'postgres')
}

// Linux counts CPU time in hundredths of a second.
const tickMs = 10

const cpuOf = async (pids: number[]): Promise<number> => {
  const texts = await Promise.all(pids.map((pid) => readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')))
  // After the name, which may hold spaces: fields 14 to 17, the time of the process and of its children that ended.
  const ticks = texts.map((text) =>
    text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .slice(11, 15)
      .map(Number),
  )
  return ticks.flat().reduce((sum, each) => sum + each, 0) * tickMs
}
