import { describe, expect, it, vi } from 'vitest'
import { auth } from './auth.ts'
import { createFetchClient } from './client.ts'
import { comptes } from './comptes.ts'
import { images } from './images.ts'
import { offres } from './offres.ts'
import { villes } from './villes.ts'

const refusal = () => Response.json({ code: 'UNAUTHENTICATED', message: 'Fini.', requestId: 'r' }, { status: 401 })

/** A browser with a stored token, and a server that accepts some tokens only. */
const browser = ({ stored, accepted = [] }: { stored: string | null; accepted?: string[] }) => {
  const sent: (string | null)[] = []
  const storage = { token: stored }
  const ended = vi.fn()
  const call = createFetchClient({
    root: '/api',
    token: () => storage.token,
    onUnauthenticated: ended,
    fetch: async (_, { headers }) => {
      const token = new Headers(headers).get('authorization')
      sent.push(token)
      return token === null || accepted.includes(token) ? Response.json({ villeColocInfo: [] }) : refusal()
    },
  })
  return { call, sent, storage, ended }
}

describe('a token that the server no longer accepts', () => {
  it('[SEC-43] ends the session, and a public call is repeated as a visitor', async () => {
    const { call, sent, storage, ended } = browser({ stored: 'mort' })
    ended.mockImplementation(() => {
      storage.token = null
    })
    expect(await call(villes.init, {})).toEqual({ villeColocInfo: [] })
    expect(ended).toHaveBeenCalledWith('mort')
    expect(sent).toEqual(['Bearer mort', null])
  })

  it('[SEC-43] does not lock out somebody who signs in', async () => {
    const { call, sent, storage, ended } = browser({ stored: 'mort' })
    ended.mockImplementation(() => {
      storage.token = null
    })
    await call(auth.signin, { body: { username: 'samira', password: 'motdepasse' } })
    expect(sent).toEqual(['Bearer mort', null])
  })

  it('[SEC-43] fails a member’s call, once', async () => {
    const { call, sent, storage, ended } = browser({ stored: 'mort' })
    ended.mockImplementation(() => {
      storage.token = null
    })
    await expect(call(offres.remove, { params: { id: 1 } })).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
    expect(sent).toEqual(['Bearer mort'])
  })

  it('[SEC-43] gives way to a session that another tab has opened meanwhile', async () => {
    const { call, sent, storage, ended } = browser({ stored: 'mort', accepted: ['Bearer neuf'] })
    ended.mockImplementation(() => {
      storage.token = 'neuf'
    })
    await call(offres.remove, { params: { id: 1 } })
    expect(sent).toEqual(['Bearer mort', 'Bearer neuf'])
  })

  it('[SEC-43] fails, once, while the page has no other', async () => {
    const { call, sent, ended } = browser({ stored: 'mort' })
    await expect(call(villes.init, {})).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
    expect(ended).toHaveBeenCalledTimes(1)
    expect(sent).toEqual(['Bearer mort'])
  })

  it('is not repeated for ever', async () => {
    const { call, sent, storage, ended } = browser({ stored: 'a' })
    ended.mockImplementation(() => {
      storage.token += 'a'
    })
    await expect(call(villes.init, {})).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
    expect(sent).toEqual(['Bearer a', 'Bearer aa'])
  })
})

describe('a call', () => {
  interface Sent {
    url: string
    init: RequestInit
  }

  /** A server that gives one answer, and what was sent to it. */
  const server = (answer: () => Response | Promise<Response>, token: string | null = null) => {
    const sent: Sent[] = []
    const fetch = async (url: string, init: RequestInit) => {
      sent.push({ url, init })
      return answer()
    }
    return { sent, call: createFetchClient({ root: '/api', token: () => token, fetch }) }
  }
  const headersOf = ({ init }: Sent) => Object.fromEntries(new Headers(init.headers))

  it('[API-01] [ROLE-09] carries its address, its JSON and the token', async () => {
    const { call, sent } = server(() => Response.json({ id: 3 }), 'jeton')
    await call(offres.update, { params: { id: 3 }, body: { prix: 2000 } })
    expect(sent).toMatchObject([
      { url: '/api/test/coloc/3', init: { method: 'PUT', body: '{"prix":2000}', signal: null } },
    ])
    expect(headersOf(sent[0] as Sent)).toEqual({
      accept: 'application/json',
      'content-type': 'application/json',
      authorization: 'Bearer jeton',
    })
  })

  it('[ROLE-09] of a visitor carries no token, and nothing that was not given', async () => {
    const { call, sent } = server(() => Response.json({ content: [] }))
    await call(offres.search, { query: { page: 2, villeId: undefined, q: null as never } })
    await call(offres.search, { query: {} })
    expect(sent.map(({ url }) => url)).toEqual(['/api/test/coloc/search?page=2', '/api/test/coloc/search'])
    expect(sent[0]?.init.body).toBeNull()
    expect(headersOf(sent[0] as Sent)).toEqual({ accept: 'application/json' })
  })

  it('[API-01] sends a form as it is', async () => {
    const { call, sent } = server(() => Response.json({ success: true }))
    const body = new FormData()
    await call(images.upload, { body })
    expect(sent[0]?.init.body).toBe(body)
    expect(headersOf(sent[0] as Sent)).not.toHaveProperty('content-type')
  })

  it('says which version it changes, and under which key', async () => {
    const { call, sent } = server(() => Response.json({}, { headers: { etag: '"v4"' } }))
    const onEtag = vi.fn()
    const signal = new AbortController().signal
    await call(offres.update, { params: { id: 3 }, body: {} }, { ifMatch: '"v3"', idempotencyKey: 'k', onEtag, signal })
    expect(headersOf(sent[0] as Sent)).toMatchObject({ 'if-match': '"v3"', 'idempotency-key': 'k' })
    expect(sent[0]?.init.signal).toBe(signal)
    expect(onEtag.mock.calls).toEqual([['"v4"']])
    const without = server(() => Response.json({}))
    await without.call(villes.init, {}, { onEtag })
    expect(onEtag).toHaveBeenCalledTimes(1)
  })

  it('reads JSON, a text, or nothing', async () => {
    expect(await server(() => Response.json({ a: 1 })).call(villes.init, {})).toEqual({ a: 1 })
    const verified = server(() => new Response('Votre e-mail est vérifié.'))
    expect(await verified.call(auth.verify, { query: { token: 't' } })).toBe('Votre e-mail est vérifié.')
    const removed = server(() => new Response(null, { status: 204 }))
    expect(await removed.call(offres.remove, { params: { id: 1 } })).toBeUndefined()
  })

  const failing = (body: BodyInit, status: number, headers = {}) =>
    server(() => new Response(body, { status, headers })).call(villes.init, {})

  it('throws what the server says', async () => {
    const body = { code: 'TOO_MANY_REQUESTS', message: 'Plus tard.', details: { a: 'b' }, requestId: 'r' }
    await expect(failing(JSON.stringify(body), 429, { 'retry-after': '7' })).rejects.toMatchObject({
      ...body,
      retryAfter: 7,
    })
    const bare = await failing('{"code":"NOT_FOUND"}', 404).catch((error: unknown) => error)
    expect(bare).toMatchObject({ code: 'NOT_FOUND', details: undefined, requestId: undefined, retryAfter: undefined })
    expect((bare as Error).message).not.toBe('')
  })

  it.each([
    ['<html>', 502, 'INTERNAL'],
    ['<html>', 503, 'UNAVAILABLE'],
    ['{"code":"X"}', 500, 'INTERNAL'],
    ['null', 500, 'INTERNAL'],
  ])('takes the answer %s with %i for %s', async (body, status, code) => {
    await expect(failing(body, status)).rejects.toMatchObject({ code })
  })

  it('[SEC-43] ends no session for another reason, and is not repeated', async () => {
    const onUnauthenticated = vi.fn()
    const fetch = vi.fn(async () => Response.json({ code: 'FORBIDDEN', message: 'Non.' }, { status: 403 }))
    const call = createFetchClient({ root: '/api', token: () => 'jeton', onUnauthenticated, fetch })
    await expect(call(villes.init, {})).rejects.toMatchObject({ code: 'FORBIDDEN' })
    fetch.mockRejectedValueOnce(new TypeError('failed'))
    await expect(call(villes.init, {})).rejects.toMatchObject({ name: 'NetworkError' })
    expect(fetch).toHaveBeenCalledTimes(2)
    expect(onUnauthenticated).not.toHaveBeenCalled()
  })

  it('needs nobody who listens for sessions that end, or for versions', async () => {
    await expect(server(refusal, 'mort').call(villes.init, {})).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
    const versioned = server(() => Response.json({ id: 3 }, { headers: { etag: '"v4"' } }))
    expect(await versioned.call(villes.init, {})).toEqual({ id: 3 })
  })

  it('says that there was no answer, unless it was given up', async () => {
    const cause = new TypeError('failed')
    const { call } = server(() => Promise.reject(cause))
    await expect(call(villes.init, {})).rejects.toMatchObject({
      name: 'NetworkError',
      message: 'Erreur de réseau. Veuillez vérifier votre connexion Internet.',
      cause,
    })
    await expect(call(villes.init, {}, { signal: AbortSignal.abort() })).rejects.toBe(cause)
  })

  it('uses the browser’s own fetch unless told otherwise', async () => {
    vi.stubGlobal('fetch', async (url: string) => Response.json({ url }))
    const call = createFetchClient({ root: '', token: () => null })
    expect(await call(villes.init, {})).toEqual({ url: '/test/init' })
  })
})

describe('a call that needs the second factor again', () => {
  const asking = (shown: boolean) => {
    const answers = [
      () => Response.json({ code: 'FACTOR_AGAIN', message: 'Encore.', requestId: 'r' }, { status: 403 }),
      () => Response.json({ villeColocInfo: [] }),
    ]
    const sent: unknown[] = []
    const askFactor = vi.fn(async () => shown)
    const call = createFetchClient({
      root: '/api',
      token: () => 'jeton',
      askFactor,
      fetch: async (_, { body }) => {
        sent.push(body)
        return (answers.shift() as () => Response)()
      },
    })
    return { call, sent, askFactor }
  }
  const block = { params: { id: 1 }, body: { motif: 'Fraude.' } }

  it('[SEC-60] is repeated as it was, once the factor is shown', async () => {
    const { call, sent, askFactor } = asking(true)
    await call(comptes.block, block)
    expect(askFactor).toHaveBeenCalledOnce()
    expect(sent).toEqual(Array(2).fill('{"motif":"Fraude."}'))
  })

  it('[SEC-60] fails when it is not', async () => {
    const { call, sent } = asking(false)
    await expect(call(comptes.block, block)).rejects.toMatchObject({ code: 'FACTOR_AGAIN' })
    expect(sent).toHaveLength(1)
  })
})
