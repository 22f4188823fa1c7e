import { expect, it, vi } from 'vitest'
import { langue } from '#langue'
import { askTotal } from './filter-total.ts'

it('asks in the language of the page: what is wrong in a field is said beside it', async () => {
  const details = { prixMax: 'Ce nombre doit être compris entre 0 et 1 000 000.' }
  const asked = vi.fn(async (..._call: Parameters<typeof fetch>) => Response.json({ details }, { status: 422 }))
  vi.stubGlobal('fetch', asked)
  const { signal } = new AbortController()
  expect(await askTotal('offres', { villeId: 3, prixMax: 'x' }, signal)).toEqual({ total: null, errors: details })
  const path = '/api/test/coloc/search?villeId=3&prixMax=x&page=0&size=1&verified=true'
  expect(asked).toHaveBeenCalledWith(path, { signal, headers: { 'accept-language': langue } })
})
