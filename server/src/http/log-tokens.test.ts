import { once } from 'node:events'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buildApp } from '@colocdar/api/app'
import { useTestApp } from '@colocdar/api/testing/test-app'
import { paths } from '@colocdar/contracts/paths'
import { allEndpoints } from '@colocdar/contracts/table'
import { describe, expect, it } from 'vitest'
import { registerPages } from '../pages/site.ts'
import { createLogging } from './logging.ts'

const test = useTestApp()
const token = 'Canari7-jeton_secret'
const telltale = /canari7|jeton_secret/i

const patterns = [
  ...Object.values(paths).map(({ pattern }) => pattern),
  ...allEndpoints.map(({ endpoint }) => `/api${endpoint.path}`),
]
const links = patterns
  .filter((pattern) => /:token|\{token\}/.test(pattern))
  .map((pattern) => pattern.replace(/:token|\{token\}/, token))

const encode = (text: string) => text.replace(/\w/g, (letter) => `%${letter.charCodeAt(0).toString(16)}`)
const beforeToken = (link: string, change: (start: string) => string) => link.replace(/.+(?=\/)/, change)

/** How a link may arrive: as it is, mangled by programs that pass mails on, or written to be found in the log. */
const variants: Record<string, (link: string) => string> = {
  plain: (link) => link,
  'with its data': (link) => `${link}.data`,
  'with a query': (link) => `${link}?${token}&_routes=${token}#${token}`,
  'one letter encoded': (link) => link.replace('/a', '/%61'),
  'all letters encoded': (link) => encode(link),
  'all encoded, in capitals': (link) => `${encode(link).replace(/%../g, (code) => code.toUpperCase())}.data`,
  'encoded twice': (link) => encode(link).replaceAll('%', '%25'),
  'slashes encoded': (link) => `/${link.slice(1).replaceAll('/', '%2F')}`,
  'query encoded': (link) => `${link}%3F${token}%23${token}%2F${token}`,
  'in capitals': (link) => link.toUpperCase(),
  'double slashes': (link) => link.replaceAll('/', '//'),
  'double slashes inside': (link) => `/${link.slice(1).replaceAll('/', '//')}`,
  backslashes: (link) => `/${link.slice(1).replaceAll('/', '\\')}`,
  'dots on the way': (link) => beforeToken(link, (start) => `${start.replace(/\/(?=[^/]+$)/, '/./x/../')}/%2e`),
  'a trailing slash': (link) => `${link}/`,
  'more behind': (link) => `${link}/${token}`,
  'in Arabic': (link) => `/ar${link}`,
  'malformed escapes': (link) => `${link}%zz%E0%A4%A`,
  'malformed before it': (link) => beforeToken(link, (start) => `/%zz${start}`),
  'with its host': (link) => `http://colocdar.test${link}`,
  'as a parameter': (link) => `/coloc/offres?page=${link}&villeId=${encodeURIComponent(link)}`,
}

/** The whole server over HTTP, whose pages fail with errors that quote their URL, as React Router's do. */
const startLogged = async (level: string) => {
  const lines: string[] = []
  const logging = createLogging(level, { write: (line) => void lines.push(line) })
  const app = await buildApp({ deps: test.deps, fastify: logging, addressLimit: { max: 1_000_000, seconds: 60 } })
  registerPages(app, {
    publicUrl: 'http://colocdar.test',
    social: {},
    clientFor: () => async () => {
      throw new Error('nothing is called')
    },
    render: async ({ url }, _visit) => {
      app.log.error({ err: `Error: No route matches URL "${url}"` }, `a page failed: ${url}`)
      throw new Error(`No route matches URL "${url}"`, { cause: new Error(url) })
    },
    inlineScripts: undefined,
    imageHosts: [],
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const ask = async (method: string, path: string) => {
    const asked = request({
      port,
      host: '127.0.0.1',
      method,
      path,
      headers: { referer: `http://colocdar.test${path}` },
    })
    const [answer] = await once(asked.end(), 'response')
    answer.resume()
    await once(answer, 'end')
  }
  return { lines, ask, app }
}

/** Also when the log has it as it was encoded. */
const isTold = (line: string): boolean =>
  telltale.test(
    line.replaceAll('%25', '%').replace(/%[0-9a-f]{2}/gi, (code) => String.fromCharCode(Number(`0x${code.slice(1)}`))),
  )

describe('the log', () => {
  it('[SEC-55] is tried with every link that has a token', () =>
    expect(links).toEqual(expect.arrayContaining([paths.verifyEmail(token), paths.lienFraicheur(token)])))

  it.each([
    ['fatal', 0],
    ['error', 1],
    ['warn', 1],
    ['info', 2],
    ['debug', 2],
    ['trace', 2],
  ])('[SEC-55] holds no token of a link at level %s: 0 hits', async (level, linesPerLink) => {
    const { lines, ask, app } = await startLogged(level)
    for (const vary of Object.values(variants))
      await Promise.all(links.flatMap((link) => ['GET', 'POST', 'OPTIONS'].map((method) => ask(method, vary(link)))))
    await app.close()
    expect(lines.length).toBeGreaterThanOrEqual(linesPerLink * links.length)
    expect(lines.filter(isTold)).toEqual([])
  })
})
