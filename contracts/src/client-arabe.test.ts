import { afterEach, expect, it, vi } from 'vitest'
import { errorCatalogue } from './errors.ts'
import { villes } from './villes.ts'

afterEach(() => {
  for (const name of ['client', 'errors']) vi.doUnmock(`#texts/${name}`)
  vi.resetModules()
})

const refused = async (code: string, message: string): Promise<Error> => {
  vi.resetModules()
  vi.doMock('#texts/client', () => import('./texts/client.ar.ts'))
  vi.doMock('#texts/errors', () => import('./texts/errors.ar.ts'))
  const arabic = await import('./client.ts')
  const fetch = async () => Response.json({ code, message, requestId: 'r' }, { status: 400 })
  const call = arabic.createFetchClient({ root: '/api', token: () => null, fetch })
  return call(villes.init, {}).catch((error) => error)
}

it.each(Object.keys(errorCatalogue))(
  '%s is said in Arabic on an Arabic page, whatever the API answers',
  async (code) => {
    expect((await refused(code, 'Ce message est français.')).message).toMatch(
      /^[^A-Za-z]*\p{Script=Arabic}[^A-Za-z]*$/u,
    )
    expect((await refused(code, 'جملة من الخادم.')).message).toBe('جملة من الخادم.')
  },
)
