import { AppError } from '@colocdar/contracts/errors'
import { data } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createPageRenderer, inlineScript } from './entry.server.tsx'
import { reportErrorsTo } from './lib/client/report-error.ts'

vi.mock('./app.css?url', () => ({ default: '/assets/app.css' }))

const manifest = {
  'app/start.client.ts': { file: 'assets/start.js' },
  'app/entry.client.tsx': { file: 'assets/entry.js' },
  'app/layout/site.layout.tsx': { file: 'assets/site.js' },
  'app/features/blog/blog.page.tsx': { file: 'assets/blog.js' },
}

const onError = vi.fn()
const toConsole = vi.spyOn(console, 'error')

beforeEach(() => void toConsole.mockImplementation(() => {}))
afterEach(() => {
  onError.mockReset()
  expect(toConsole).not.toHaveBeenCalled()
  reportErrorsTo()
})

/** The page at this path, with these answers of the API. */
const open = async (path: string, client: () => unknown = () => []) => {
  const visit = {
    client: (async () => client()) as never,
    siteUrl: 'https://colocdar.test',
    social: {},
    requestId: 'la-requete-7',
  }
  const { status, headers, body } = await createPageRenderer({ manifest, onError })(
    new Request(`https://colocdar.test${path}`),
    visit,
  )
  return { status, body, headers: Object.fromEntries(headers) }
}

const post = { id: '8', title: 'Le contrat', published: '2026-03-03T10:00:00Z', content: '<p>Lisez.</p>', url: '' }
const hostile = '</script><script>voler(document.cookie)</script>'

const dataIn = (html: string) => JSON.parse(/id="donnees">(.*?)<\/script>/s.exec(html)?.[1] ?? '')

it('renders a whole page, with its data and its scripts at the end', async () => {
  const { status, headers, body } = await open('/blogs/8', () => post)
  expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
  expect(body).toMatch(/^<!DOCTYPE html><html lang="fr" dir="ltr"><head>.*<title>Le contrat · Colocdar<\/title>.*<h1/s)
  expect(body).toMatch(
    /<link rel="later" href="\/assets\/entry.js"><link rel="later" href="\/assets\/site.js"><link rel="later" href="\/assets\/blog.js"><script type="module" src="\/assets\/start.js"><\/script><\/body><\/html>$/,
  )
  expect(dataIn(body)).toMatchObject({
    loaderData: { root: { siteUrl: 'https://colocdar.test' }, 'features/blog/blog.page.tsx': { post } },
    errors: null,
  })
})

it('renders one page in an iteration of the event loop, however many have their data', async () => {
  let iteration = 0
  const count = () => {
    iteration += 1
    counting = setImmediate(count)
  }
  let counting = setImmediate(count)
  const iterations = await Promise.all([1, 2, 3, 4].map(() => open('/blogs/8', () => post).then(() => iteration)))
  clearImmediate(counting)
  expect(new Set(iterations).size).toBe(4)
})

it('[SEC-21, SEC-25] runs one script inside a page, and none that came with its content', async () => {
  const { body } = await open('/blogs/8', () => ({ ...post, title: hostile }))
  const inside = [...body.matchAll(/<script(?![^>]*(?: src=|application\/))[^>]*>(.*?)<\/script>/gs)]
  expect(inside.map(([, code]) => code)).toEqual([inlineScript])
  expect(dataIn(body).loaderData['features/blog/blog.page.tsx'].post.title).toBe(hostile)
})

it('leaves to the browser what only it can load', async () => {
  const { status, body } = await open('/profile', () => {
    throw new Error('nothing is called')
  })
  expect(status).toBe(200)
  expect(body).toContain('Chargement')
  expect(dataIn(body).loaderData).toEqual({ root: expect.anything() })
})

it('redirects as a loader says, and keeps what one does not want to be kept', async () => {
  expect(await open('/auth')).toMatchObject({ status: 302, headers: { location: '/auth/login' }, body: '' })
  expect((await open('/dev/mails')).headers['cache-control']).toBe('no-store')
})

describe('what fails', () => {
  it('says what the loader says', async () => {
    const missing = () => {
      throw new AppError('NOT_FOUND', { message: 'Cet article n’existe plus.' })
    }
    const { status, body } = await open('/blogs/8', missing)
    expect(status).toBe(404)
    expect(body).toContain('Cet article n’existe plus.')
    expect(Object.values(dataIn(body).errors)).toMatchObject([{ status: 404, data: 'Cet article n’existe plus.' }])
    expect(onError).not.toHaveBeenCalled()
  })

  it('[SEC-19] says nothing of a defect of a loader, and reports it', async () => {
    const defect = new TypeError('un secret')
    const failing = () => {
      throw defect
    }
    for (const path of ['/utilisateur/8', '/utilisateur/8.data']) {
      const { status, body } = await open(path, failing)
      expect([path, status]).toEqual([path, 500])
      expect(body).not.toContain('secret')
      expect(body).toContain('la-requete-7')
      expect(onError).toHaveBeenCalledWith('page', defect)
    }
  })

  it('[SEC-19] shows the error page for what a component throws, and reports it', async () => {
    const { status, body } = await open('/blogs/8', () => ({ ...post, content: { toString: null } }))
    expect(status).toBe(500)
    expect(body).toMatch(/^<!DOCTYPE html><html lang="fr"/)
    expect(body).toContain('<main')
    expect(body).toContain('Référence à nous donner si vous nous écrivez\u00a0: la-requete-7')
    expect(onError).toHaveBeenCalledWith('page', expect.any(Error))
  })
})

describe('the data of a page alone', () => {
  it('is what its loader returned, threw or redirected to', async () => {
    const { status, headers, body } = await open('/blogs/8.data', () => post)
    expect([status, headers['content-type'], JSON.parse(body)]).toEqual([
      200,
      'application/json; charset=utf-8',
      { loaded: { post } },
    ])
    const missing = await open('/blogs/8.data', () => {
      throw new AppError('NOT_FOUND', { message: 'Cet article n’existe plus.' })
    })
    expect([missing.status, JSON.parse(missing.body)]).toEqual([404, { thrown: 'Cet article n’existe plus.' }])
    expect(JSON.parse((await open('/auth.data')).body)).toEqual({ redirect: '/auth/login' })
    expect((await open('/nulle/part.data')).status).toBe(404)
  })
})

it('answers with files for search engines', async () => {
  const robots = await open('/robots.txt')
  expect(robots.headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(robots.body).toContain('Sitemap: https://colocdar.test/sitemap.xml')
  expect((await open('/sitemap/inconnu.xml')).status).toBe(404)
  const withoutDatabase = () => {
    throw data(null, { status: 503 })
  }
  expect(await open('/sitemap.xml', withoutDatabase)).toMatchObject({ status: 503, body: '' })
})
