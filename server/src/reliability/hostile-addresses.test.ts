import { request } from 'node:http'
import { rounds } from '@colocdar/api/testing/endurance'
import { paths } from '@colocdar/contracts/paths'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { expectUnharmed, startBystander } from '../testing/bystander.ts'
import { type Site, type StartedSite, startSite } from '../testing/site.ts'

interface Answer {
  status: number
  type: string
  body: string
}

let started: StartedSite
let site: Site
beforeAll(async () => {
  started = await startSite(inject('postgresUrl'))
  site = started.site
})
afterAll(() => started?.remove())

/** Sends the target as it is: `fetch` would normalise it. */
const ask = (target: string, { method = 'GET', accept = 'text/html' } = {}): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(site.url)
    const sent = request({ hostname, port, path: target, method, headers: { accept } }, (answer) => {
      let body = ''
      answer.setEncoding('utf8')
      answer.on('data', (chunk) => (body += chunk))
      answer.on('end', () => {
        const { statusCode: status = 0, headers } = answer
        resolve({ status, type: headers['content-type'] ?? '', body })
      })
    })
    sent.on('error', reject)
    sent.end()
  })

const insides = /\bat \S+ \(|node_modules|\.tsx?:\d|Failed query|select "|DrizzleQuery|\bECONN|SQLSTATE/i

describe('addresses that nobody links to', () => {
  it('[SEC-34] are refused when they are too long or name another host', async () => {
    const french = ['//', '///', '//:80', '//[', '/\\', '//ailleurs.test/x', '/.//ailleurs.test/', '/./\\x']
    const arabic = [...french, '///ailleurs.test/x', '/\\ailleurs.test/x', '//ailleurs.test/x.data'].map(
      (path) => `/ar${path}`,
    )
    for (const target of [...french, ...arabic, '/x/../ar//ailleurs.test/x'])
      expect([target, (await ask(target)).status]).toEqual([target, 400])
    const longest = `/${'a'.repeat(2_047)}`
    expect((await ask(longest)).status).toBe(404)
    expect(await ask(`${longest}a`)).toMatchObject({ status: 414, type: 'text/html; charset=utf-8' })
    const call = await ask(`/api/test/init?${'a'.repeat(2_048)}`, { accept: 'application/json' })
    expect([call.status, JSON.parse(call.body).code]).toEqual([414, 'ADDRESS_TOO_LONG'])
  })

  it('[SEC-24] lead to no other host from the pages that answer them', async () => {
    const ends = [
      '%5cailleurs.test',
      '%2f%2failleurs.test',
      './/ailleurs.test',
      '%09//ailleurs.test',
      'x//ailleurs.test',
    ]
    for (const target of ends.flatMap((end) => [`/${end}`, `/ar/${end}`, `/ar/ar/${end}`]))
      expect([target, (await ask(target)).body]).toEqual([
        target,
        expect.not.stringMatching(/(href|action|src)="[/\\]{2}/),
      ])
  })

  it('[SEC-08] below /api get the error in JSON, by any method', async () => {
    for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'OPTIONS']) {
      for (const target of ['/api', '/api/', '/api/inconnu', '/api/test/coloc/1/2']) {
        const { status, type, body } = await ask(target, { method })
        expect([status, type]).toEqual([404, 'application/json; charset=utf-8'])
        expect(JSON.parse(body).code).toBe('NOT_FOUND')
      }
    }
  })

  it('[SEC-08] cause no failure and tell nothing of the inside', async () => {
    const failed: unknown[] = []
    const attempt = async (target: string) => {
      const { status, body } = await ask(target)
      if (status >= 500 || insides.test(body)) failed.push({ target, status, body: body.slice(0, 200) })
    }
    const targets = fc.sample(addresses, { numRuns: rounds({ short: 120, long: 20_000 }), seed: 20_261_115 })
    const all = [...known, ...targets].filter((target) => target.length <= 3_000)
    for (let start = 0; start < all.length; start += 6) await Promise.all(all.slice(start, start + 6).map(attempt))
    expect(failed.slice(0, 5)).toEqual([])
    // Nothing was written past the log, which is silent below errors.
    expect(site.server.said()).not.toMatch(/"level":(50|60)|\n\s+at /)
  })

  it('[SEC-34] do not make others wait', async () => {
    const slash = '/'.repeat(15_000)
    const hostile = [
      `/healthz${'?'.repeat(15_000)}`,
      `/a${slash}b/`,
      `/${'a/'.repeat(1_000)}`,
      `/a${'/'.repeat(2_000)}b`,
    ]
    const attack = async () => {
      for (let sent = 0; sent < rounds({ short: 100, long: 5_000 }); sent += 1) await ask(hostile[sent % 4] as string)
    }
    const bystander = startBystander(site.url)
    await Promise.all([attack(), attack()])
    expectUnharmed(await bystander.stop())
  })
})

describe('a page that fails', () => {
  it('[SEC-19] is told to the log in one line of JSON, and nothing is written past it', async () => {
    await started.database.db.execute('alter table offres rename to offres_disparues')
    const before = site.server.said().length
    const { status, body } = await ask('/coloc/7')
    const said = () => site.server.said().slice(before)
    await expect.poll(said).toContain('a page failed')
    const lines = said().trim().split('\n')
    expect(status).toBe(503)
    expect(body).not.toMatch(insides)
    expect(lines.map((line) => JSON.parse(line).level)).toContain(50)
  })
})

const known = [
  ...['/sitemap/offres-99999.xml', '/sitemap/demandes-0.xml', '/sitemap/pages-1.xml', '/sitemap/.xml', '/sitemap/'],
  ...['/coloc/offres?page=999999', '/coloc/offres?villeId=999999&page=-1', '/coloc/ville/x/offres', '/blogs?pages=,,,'],
  ...['/_root.data', '/.data', '/__manifest?paths=/', '/coloc/offres.data?_routes=', '/coloc/1.data?_routes=x,y'],
  ...['/%', '/%zz', '/%00', '/%c0%ae', '/..%2f..%2fetc/passwd', '/%5c%5cx', '/?%', '/coloc/%F0%9F', '/*', '/?#?#'],
]

/** Real paths with odd values, odd segments and odd queries. */
const odd = fc.oneof(
  fc.constantFrom(
    '',
    '.',
    '..',
    '%',
    '%2e%2e',
    '%2f',
    '%5c',
    '\\',
    '%00',
    'é',
    '%F0%9F%98%80',
    '-1',
    '0',
    '1e9',
    'null',
  ),
  fc.constantFrom('__proto__', 'constructor', '9'.repeat(30), 'a'.repeat(400), '[', ']', '{}', '*', ':id', '_.data'),
  fc.integer({ min: -2, max: 2_147_483_648 }).map(String),
  fc.string({ maxLength: 20 }).map(encodeURIComponent),
)
const pattern = fc.constantFrom(...Object.values(paths).map((path) => path.pattern))
const filled = fc
  .tuple(pattern, fc.array(odd, { minLength: 3, maxLength: 3 }))
  .map(([path, values]) => path.replace(/:\w+/g, () => values.pop() ?? ''))
const segments = fc.array(odd, { maxLength: 5 }).map((parts) => `/${parts.join('/')}`)
const query = fc
  .array(fc.tuple(fc.constantFrom('page', 'villeId', 'pages', '_routes', 'index', 'x'), odd), { maxLength: 3 })
  .map((pairs) => pairs.map(([name, value]) => `${name}=${value}`).join('&'))
const addresses = fc
  .tuple(fc.oneof(filled, segments), fc.constantFrom('', '.data', '/', '.xml'), query)
  .map(([path, ending, search]) => `${path}${ending}${search && `?${search}`}`.replaceAll(/[^\x21-\x7e]/g, '_'))
