import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { isAlive } from '../embedded-postgres/processes.ts'
import { ownPort } from '../testing/own-port.ts'

const fixture = fileURLToPath(new URL('web-processes.fixture.ts', import.meta.url))
const run = (port: number) => spawn(process.execPath, [fixture, String(port)], { stdio: ['ignore', 'pipe', 'pipe'] })

const rival = createServer()
let port: number

beforeAll(async () => {
  port = await ownPort()
  rival.listen(port, '127.0.0.1')
  await once(rival, 'listening')
})

const ask = async (): Promise<{ pid: number; env: string }> => (await fetch(`http://127.0.0.1:${port}`)).json()
// Enough requests that each process gets some.
const pids = async () => {
  const answers = await Promise.all(Array.from({ length: 40 }, ask))
  return [...new Set(answers.map(({ pid }) => pid))]
}

describe('startWebProcesses', () => {
  it('exits with a message when the port is taken', async () => {
    const late = run(port)
    const errors: string[] = []
    late.stderr.on('data', (chunk) => errors.push(String(chunk)))
    expect(await once(late, 'exit')).toEqual([1, null])
    expect(errors.join('')).toMatch(/^Le port \d+ est déjà pris.*\n$/)
    rival.close()
  })

  describe('once it runs', () => {
    let child: ReturnType<typeof run>

    beforeAll(async () => {
      child = run(port)
      await once(child.stdout, 'data')
    })
    afterAll(() => void child.kill('SIGKILL'))

    it('serves one port from several processes, which get the given environment', async () => {
      expect(await pids()).toHaveLength(2)
      expect(await ask()).toMatchObject({ env: 'ici' })
    })

    it('goes on serving when a process is killed, and replaces it', async () => {
      const [killed = 0, other = 0] = await pids()
      process.kill(killed, 'SIGKILL')
      const replaced = async () => {
        const now = await pids()
        expect({ count: now.length, killed: now.includes(killed), other: now.includes(other) }).toEqual({
          count: 2,
          killed: false,
          other: true,
        })
      }
      await vi.waitFor(replaced, { timeout: 60_000 })
    })

    it('leaves no process behind when it is told to stop', async () => {
      const before = await pids()
      child.kill('SIGINT')
      expect(await once(child, 'exit')).toEqual([0, null])
      expect(before.filter(isAlive)).toEqual([])
    })
  })
})
