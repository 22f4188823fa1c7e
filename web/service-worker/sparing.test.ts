import { beforeEach, expect, it, vi } from 'vitest'
import { type WorkerScope, workOffline } from './worker.ts'

const origin = 'https://colocdar.test'
const network = vi.fn(async () => new Response())
let chosen: boolean
let startWorker: () => (path: string, more: object) => Promise<Response> | undefined

beforeEach(() => {
  chosen = false
  network.mockClear()
  vi.stubGlobal('fetch', network)
  vi.stubGlobal('caches', { has: async (name: string) => name === 'economie' && chosen })
  startWorker = () => {
    let onFetch: (event: never) => void = () => {}
    const addEventListener = (type: string, listener: typeof onFetch) => {
      if (type === 'fetch') onFetch = listener
    }
    const scope = { addEventListener, location: { origin } } as unknown as WorkerScope
    workOffline({ version: 'v1', publicPages: [] }, scope)
    return (path, more) => {
      let answer: Promise<Response> | undefined
      const respondWith = (given: Promise<Response>) => {
        answer = given
      }
      onFetch({ request: { url: origin + path, method: 'GET', ...more }, respondWith } as never)
      return answer
    }
  }
})

const photo = { destination: 'image', mode: 'no-cors' }
const smaller = (path: string) => [origin + path, { headers: { 'save-data': 'on' }, signal: undefined }]

it('photos are asked for smaller once that was chosen, from the next page on', async () => {
  const request = startWorker()
  const openPage = () => request('/', { mode: 'navigate' })
  await openPage()
  expect(request('/uploads/a.webp?w=800', photo)).toBeUndefined()
  chosen = true
  await openPage()
  await request('/uploads/a.webp?w=800', photo)
  expect(network).toHaveBeenLastCalledWith(...smaller('/uploads/a.webp?w=800'))
  chosen = false
  await request('/coloc/offres.data', { mode: 'cors', referrer: '' })
  expect(request('/uploads/a.webp?w=800', photo)).toBeUndefined()
})

it('other pictures, and photos that are read with a token, are left alone', async () => {
  chosen = true
  const request = startWorker()
  await request('/', { mode: 'navigate' })
  expect(request('/captures/a.webp', photo)).toBeUndefined()
  expect(request('/uploads/a.webp', { destination: '', mode: 'cors' })).toBeUndefined()
})

it('a worker that was started again knows the choice', async () => {
  chosen = true
  await startWorker()('/uploads/a.webp', photo)
  expect(network).toHaveBeenLastCalledWith(...smaller('/uploads/a.webp'))
  chosen = false
  const request = { ...photo, url: `${origin}/uploads/a.webp` }
  await startWorker()('/uploads/a.webp', photo)
  expect(network).toHaveBeenLastCalledWith(expect.objectContaining(request))
})
