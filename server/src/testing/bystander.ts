import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { rounds } from '@colocdar/api/testing/endurance'
import { expect } from 'vitest'
import type { Call } from './calls.ts'

export interface BystanderAnswer {
  path: string
  /** 0 without an answer. */
  status: number
  ms: number
}

/** Two networks, both of which reach the site on this machine. */
export const attacker = { localAddress: '127.0.0.1' }
const elsewhere = { localAddress: '127.0.0.2' }

/** Pages and calls that are not cached, and a page that is. */
export const ordinaryCalls: Call[] = [
  { path: '/api/test/coloc/{number}' },
  { path: '/coloc/{number}', headers: { accept: 'text/html' } },
  { path: '/coloc/offres', headers: { accept: 'text/html' } },
]

/** A client at another address, in a thread of its own: it waits for the server, not for the attack's own work. */
export const startBystander = (url: string, calls = ordinaryCalls) => {
  const worker = new Worker(new URL('./bystander.fixture.ts', import.meta.url), {
    workerData: { url, calls, ...elsewhere },
  })
  return {
    async stop(): Promise<BystanderAnswer[]> {
      worker.postMessage('stop')
      const [answers] = (await once(worker, 'message')) as [BystanderAnswer[]]
      return answers
    },
  }
}

/** All were answered, and on a machine of their own, as for `npm run test:endurance`, each within half a second. */
export const expectUnharmed = (answers: BystanderAnswer[]): void => {
  expect(answers.filter(({ status }) => status === 0 || status >= 500)).toEqual([])
  if (!rounds({ short: 0, long: 1 })) return
  const sorted = answers.map(({ ms }) => ms).sort((a, b) => a - b)
  const at = (share: number) => sorted[Math.ceil(sorted.length * share) - 1]
  console.warn(`bystander: ${sorted.length} answers, median ${at(0.5)} ms, p99 ${at(0.99)} ms, slowest ${at(1)} ms`)
  expect(answers.filter(({ ms }) => ms > 500)).toEqual([])
}
