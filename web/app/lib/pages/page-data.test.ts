import { createMemoryRouter, isRouteErrorResponse } from 'react-router'
import { beforeEach, expect, it, vi } from 'vitest'
import {
  type DataAnswer,
  dataAddress,
  dropPageDataOnceShown,
  fromServer,
  pageOfData,
  readPageData,
} from './page-data.ts'

const origin = 'https://colocdar.test'
const asked: string[] = []

const answering = (answer: DataAnswer, status = 200) =>
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    return Response.json(answer, { status })
  })

const load = (path: string) => fromServer<() => unknown>({ request: new Request(`${origin}${path}`) })

beforeEach(() => void asked.splice(0))

it.each([
  ['/', '/_root.data', '/'],
  ['/coloc/12', '/coloc/12.data', '/coloc/12'],
  ['/coloc/offres?page=2', '/coloc/offres.data?page=2', '/coloc/offres'],
])('the data of %s are at %s', (page, address, pathname) => {
  expect(dataAddress(new URL(page, origin))).toBe(address)
  expect(pageOfData(new URL(address, origin).pathname)).toBe(pathname)
  expect(pageOfData(pathname)).toBeUndefined()
})

it('answers what the loader of the server returned', async () => {
  answering({ loaded: { offre: 12 } })
  expect(await load('/coloc/12?x=1')).toEqual({ offre: 12 })
  expect(asked).toEqual(['/coloc/12.data?x=1'])
})

it('throws what that one threw, with its status', async () => {
  answering({ thrown: 'Cet article n’existe plus.' }, 404)
  const thrown = await load('/blogs/1').catch((error: { data: unknown; init: ResponseInit }) => error)
  expect(thrown).toMatchObject({ data: 'Cet article n’existe plus.', init: { status: 404 } })
})

it('goes where that one redirects to, and to a document that the browser has kept', async () => {
  const caught = (path: string) => load(path).catch((answer: Response) => answer) as Promise<Response>
  answering({ redirect: '/coloc/ville/3/offres' })
  expect((await caught('/coloc/offres')).headers.get('location')).toBe('/coloc/ville/3/offres')
  answering({ document: '/about' })
  const kept = await caught('/about')
  expect([kept.headers.get('location'), kept.headers.get('x-remix-reload-document')]).toEqual(['/about', 'true'])
})

it('uses what came with the document, once', async () => {
  answering({ loaded: 'newer' })
  const state = { loaderData: { root: { siteUrl: origin }, offre: 'first' }, errors: null }
  vi.stubGlobal('location', new URL(`${origin}/coloc/12`))
  vi.stubGlobal('document', { getElementById: () => ({ textContent: JSON.stringify(state) }) })
  expect(readPageData()).toEqual(state)
  expect([await load('/coloc/12'), await load('/coloc/12')]).toEqual(['first', 'newer'])
  readPageData()
  expect([await load('/coloc/13'), await load('/coloc/12')]).toEqual(['newer', 'newer'])
})

it.each([true, false])('asks anew for a page that is opened again, read at its hydration: %s', async (hydrate) => {
  answering({ loaded: 'newer' })
  const loaderData = { offres: 'first' }
  vi.stubGlobal('location', new URL(`${origin}/coloc/offres`))
  vi.stubGlobal('document', { getElementById: () => ({ textContent: JSON.stringify({ loaderData }) }) })
  const loader = Object.assign(fromServer<() => unknown>, { hydrate })
  const router = createMemoryRouter(
    [
      { id: 'offres', path: '/coloc/offres', loader },
      { path: '/annonces', loader: () => null },
    ],
    { initialEntries: ['/coloc/offres'], hydrationData: readPageData() },
  )
  dropPageDataOnceShown(router)
  await expect.poll(() => router.state.initialized).toBe(true)
  expect([router.state.loaderData, asked]).toEqual([loaderData, []])
  await router.navigate('/annonces')
  await router.navigate('/coloc/offres')
  expect(router.state.loaderData).toEqual({ offres: 'newer' })
  router.dispose()
})

it('takes an error of the document for the answer that it was', () => {
  const error = { status: 404, statusText: '', internal: false, data: null }
  vi.stubGlobal('document', { getElementById: () => ({ textContent: JSON.stringify({ errors: { page: error } }) }) })
  vi.stubGlobal('location', new URL(origin))
  expect(isRouteErrorResponse(readPageData().errors?.page)).toBe(true)
})
