import { expect, it, vi } from 'vitest'
import { loadVilleOptions } from './load-ville-options.ts'

it('[API-05] asks for page 0 of 200 cities', async () => {
  const asked = vi.fn(async (_url: string) =>
    Response.json({
      content: [{ id: 3, nom: 'Rabat' }],
      number: 0,
      size: 200,
      totalElements: 1,
      totalPages: 1,
      numberOfElements: 1,
      first: true,
      last: true,
      empty: false,
    }),
  )
  vi.stubGlobal('fetch', asked)
  expect(await loadVilleOptions()).toEqual([{ value: 3, label: 'Rabat' }])
  expect(asked.mock.calls[0]?.[0]).toBe('/api/test/ville?page=0&size=200')
})
