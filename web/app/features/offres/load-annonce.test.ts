import { paths } from '@colocdar/contracts/paths'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { noSession } from '../../lib/auth/auth-state.ts'
import { authStore } from '../../lib/auth/auth-store.ts'
import { rememberHidden } from '../../lib/client/hidden-ads.ts'
import { loader } from './offre.page.tsx'

beforeEach(() => authStore.setState(noSession))

const open = async (id: number) => {
  const asked = vi.fn(async (_address: string) => Response.json({ loaded: { annonce: { id }, offres: [] } }))
  vi.stubGlobal('fetch', asked)
  const request = new Request(`https://colocdar.test${paths.offre(id)}`)
  await loader({ request, params: { id: String(id) } } as never).catch(() => {})
  return asked.mock.calls.filter(([address]) => address === `${paths.offre(id)}.data`).length
}

it('asks the public call for an offer, except for one’s own that is not public', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  rememberHidden(
    [
      { id: 7, verified: false },
      { id: 8, verified: true },
    ],
    paths.offre,
  )
  expect([await open(7), await open(8), await open(9)]).toEqual([0, 1, 1])
  rememberHidden([{ id: 7, verified: true }], paths.offre)
  expect(await open(7)).toBe(1)
})

describe('an answer that does not come', () => {
  const address = `${paths.offre(12)}.data`
  const noAnswer = { annonce: null, offres: [], failure: 'noAnswer' }
  const found = { annonce: { id: 12 }, offres: [] }
  /** Each answer in turn: an error of the network, or what the server loaded. */
  const openWith = async (...answers: (Error | object)[]) => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const asked = vi.fn(async (_address: string) => {
      const answer = answers[asked.mock.calls.length - 1]
      if (answer instanceof Error) throw answer
      return Response.json({ loaded: answer })
    })
    vi.stubGlobal('fetch', asked)
    const request = new Request(`https://colocdar.test${paths.offre(12)}`)
    const loaded = await loader({ request, params: { id: '12' } } as never).catch((thrown: unknown) => thrown)
    return { loaded, asked: asked.mock.calls.filter(([to]) => to === address).length }
  }

  it.each([
    ['the network', new TypeError('Failed to fetch')],
    ['the server', noAnswer],
  ])('is asked for once more without a word, when it is %s that failed', async (_what, failure) => {
    expect(await openWith(failure, found)).toEqual({ loaded: found, asked: 2 })
    expect(await openWith(failure, failure, found)).toEqual({ loaded: noAnswer, asked: 2 })
  })

  it('[DETAIL-09] is another thing than an offer that does not exist, which leads to /404', async () => {
    const { loaded, asked } = await openWith({ annonce: null, offres: [] })
    expect((loaded as Response).headers.get('location')).toBe('/404')
    expect(asked).toBe(1)
  })
})
