// Calls one after the other, each over a connection of its own, until a message stops it; then reports the answers.
import { Agent } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import type { BystanderAnswer } from './bystander.ts'
import { type Call, send } from './calls.ts'

const { url, localAddress, calls } = workerData as { url: string; localAddress: string; calls: Call[] }
const answers: BystanderAnswer[] = []
let stopped = false
parentPort?.once('message', () => {
  stopped = true
})

for (let count = 0; !stopped || count < calls.length; count += 1) {
  const call = calls[count % calls.length] as Call
  const path = call.path.replace('{number}', String(2_000_000 + count))
  const agent = new Agent({ localAddress })
  const start = performance.now()
  const outcome = await send(agent, url, { ...call, path })
  const status = outcome.kind === 'answered' ? outcome.status : 0
  answers.push({ path, status, ms: Math.round(performance.now() - start) })
  agent.destroy()
  await sleep(20)
}
parentPort?.postMessage(answers)
