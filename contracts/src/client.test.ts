import { describe, expect, it, vi } from 'vitest'
import { auth } from './auth.ts'
import { createFetchClient } from './client.ts'
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

  it('is not repeated for ever', async () => {
    const { call, sent, storage, ended } = browser({ stored: 'a' })
    ended.mockImplementation(() => {
      storage.token += 'a'
    })
    await expect(call(villes.init, {})).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
    expect(sent).toEqual(['Bearer a', 'Bearer aa'])
  })
})
