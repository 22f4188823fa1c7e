import { describe, expect, it, vi } from 'vitest'
import { createMembre } from '../../testing/membres.ts'
import { recordQueries } from '../../testing/queries.ts'
import { useTestApp } from '../../testing/test-app.ts'

const hashes = vi.hoisted(() => [] as string[])

// The real library, with a note of the cost of each hash that was verified.
vi.mock('@node-rs/argon2', async (importOriginal) => {
  const real = await importOriginal<typeof import('@node-rs/argon2')>()
  const verify: typeof real.verify = (hash, ...rest) => {
    hashes.push(String(hash).split('$').slice(0, 4).join('$'))
    return real.verify(hash, ...rest)
  }
  return { ...real, verify }
})

const test = useTestApp()

const signin = (username: string) => () =>
  test.app.inject({ method: 'POST', url: '/api/auth/signin', payload: { username, password: 'autre-chose' } })
const askFor = (call: string, email: string) => () =>
  test.app.inject({ method: 'POST', url: `/api/test/utilisateur/${call}`, query: { email } })

describe('[SEC-15] whether an account exists is not told', () => {
  it('by the work of signing in: the same statements and one hash of the same cost', async () => {
    const { username } = await createMembre(test)
    await signin(username)()
    hashes.length = 0
    const known = await recordQueries(signin(username))
    const unknown = await recordQueries(signin('personne'))
    expect(unknown).toEqual(known)
    expect(hashes).toEqual(Array(2).fill('$argon2id$v=19$m=19456,t=2,p=1'))
  })

  // How long it takes is measured by a benchmark: on a busy machine a clock says nothing.
  it.each(['resend', 'forgot-password'])('by the answer of %s', async (call) => {
    const { email } = await createMembre(test, { emailVerifiedAt: null })
    const [known, unknown] = [await askFor(call, email)(), await askFor(call, 'personne@exemple.ma')()]
    expect(unknown.statusCode).toBe(known.statusCode)
    expect(unknown.body).toBe(known.body)
    expect(Object.keys(unknown.headers)).toEqual(Object.keys(known.headers))
  })
})
