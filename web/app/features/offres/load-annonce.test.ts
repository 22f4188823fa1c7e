import { paths } from '@colocdar/contracts/paths'
import { expect, it, vi } from 'vitest'
import { rememberHidden } from '../../lib/client/hidden-ads.ts'
import { loader } from './offre.page.tsx'

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
