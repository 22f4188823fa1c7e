import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { SERVICE_FLAGS } from '../../../scripts/lib/service-flags.mjs'
import { isAlive } from '../embedded-postgres/processes.ts'
import { pathOf, runCommand, untilReady } from '../testing/run-script.ts'
import { createSite, prepareSite, type Site } from '../testing/site.ts'

let site: Site

beforeAll(async () => {
  site = await createSite({
    HOST: '127.0.0.1',
    PUBLIC_URL: 'https://colocdar.test',
    // Nothing listens there: mails fail, and that is logged too.
    SMTP_URL: 'smtp://127.0.0.1:1',
    LOG_LEVEL: 'info',
  })
  await prepareSite(site)
})
afterAll(() => site.remove())

const killPostgres = async () => {
  await site.ready()
  const pid = site.postmasterPid()
  if (isAlive(pid)) process.kill(pid, 'SIGKILL')
}

it('prints JSON and nothing else in production, from its start through an outage to its end', async () => {
  site.server = runCommand(process.execPath, [...SERVICE_FLAGS, pathOf('main.ts')], site.env)
  const { server } = site
  await untilReady(server)
  const ask = async (path: string, init?: RequestInit) => (await fetch(`${site.url}${path}`, init)).status
  const contact = { subject: 'Bonjour', email: 'sara@exemple.ma', message: 'Un message pour vous.' }
  const write = () =>
    ask('/api/test/contact', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(contact),
    })
  expect(await ask('/')).toBe(200)
  await write()
  const statuses = new Set<number>()
  // On a busy machine PostgreSQL may be back before anyone asks: then it dies again.
  for (let round = 0; !statuses.has(503); round += 1) {
    if (round % 50 === 0) await killPostgres()
    for (const path of ['/coloc/7', '/readyz', '/api/test/villes', '/nulle-part']) statuses.add(await ask(path))
    statuses.add(await write())
    await sleep(20)
  }
  await site.ready()
  await expect.poll(server.said).toContain('PostgreSQL a redémarré.')
  expect(await site.stop()).toBe(0)
  const lines = server.said().trim().split('\n')
  const wrong = lines.filter((line) => {
    try {
      return typeof JSON.parse(line).msg !== 'string'
    } catch {
      return true
    }
  })
  expect(wrong).toEqual([])
  const messages = lines.map((line) => JSON.parse(line).msg)
  expect(messages).toContain('Colocdar est prêt : https://colocdar.test')
  expect(messages).toContain('answered')
  expect(messages).toContain('PostgreSQL a redémarré.')
})
