import { type Endpoint, fillPath } from '@colocdar/contracts/endpoint'
import { allEndpoints } from '@colocdar/contracts/table'
import { describe, expect, it } from 'vitest'
import { createMembre } from '../testing/membres.ts'
import { useTestApp } from '../testing/test-app.ts'

const test = useTestApp()

// Making a call public is a decision: this list is written by hand.
const publicCalls = [
  'GET /api/blogs',
  'GET /api/blogs/:id',
  'GET /api/dev/mails',
  'GET /api/demandes/pistes',
  'GET /api/demandes/proches',
  'GET /api/favoris/offres',
  'GET /api/lieux',
  'GET /api/offres/phrases',
  'GET /api/offres/pistes',
  'GET /api/offres/proches',
  'GET /api/recherche/comprendre',
  'GET /api/test/avis/search',
  'GET /api/test/coloc/:id',
  'GET /api/test/coloc/search',
  'GET /api/test/coloc/similar/:id',
  'GET /api/test/demande/:id',
  'GET /api/test/demande/search',
  'GET /api/test/init',
  'GET /api/test/utilisateur/:id',
  'GET /api/test/utilisateur/profile/:id',
  'GET /api/test/utilisateur/verify',
  'GET /api/test/ville',
  'GET /api/utilisateurs/:id/reactivite',
  'GET /api/villes/:id/quartiers',
  'GET /api/reperes',
  'GET /api/reperes/:slug',
  'POST /api/alertes/arret',
  'POST /api/auth/cle',
  'POST /api/auth/cle/defi',
  'POST /api/auth/signin',
  'POST /api/auth/signup',
  'POST /api/fraicheur/lien',
  'POST /api/fraicheur/lien/lire',
  'POST /api/mails/arret',
  'POST /api/test/contact',
  'POST /api/test/utilisateur/forgot-password',
  'POST /api/test/utilisateur/resend',
  'POST /api/test/utilisateur/reset-password',
  'POST /api/vues',
  'POST /api/vues/recherches',
]

// The description of the API and the answer to unknown paths have no contract.
const withoutContract = /^GET \/api\/(openapi\.json|docs(\/.*)?|\*?)$/

const nameOf = ({ method, path }: Endpoint) => `${method} /api${path.replace(/\{(\w+)\}/g, ':$1')}`
const contracts = allEndpoints.map(({ endpoint }) => ({ name: nameOf(endpoint), endpoint }))
const having = (...accesses: Endpoint['access'][]) =>
  contracts.filter(({ endpoint }) => accesses.includes(endpoint.access))

/** Parameters may have any value: access is checked before they are parsed. */
const call = (
  endpoint: Endpoint,
  headers: Record<string, string> = {},
  method: Endpoint['method'] | 'HEAD' = endpoint.method,
) => {
  const names = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, 1] as const)
  return test.app.inject({ method, url: `/api${fillPath(endpoint.path, Object.fromEntries(names))}`, headers })
}

/** Fastify prints its routes as a tree, each branch under the path it continues. */
const registeredRoutes = (): string[] => {
  const prefixes: string[] = []
  return test.app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, branch, path = '', methods] = /^([│ ]*)[├└]── (\S*)(?: \((.+)\))?$/.exec(line) ?? []
      if (branch === undefined) return []
      const depth = branch.length / 4
      prefixes[depth] = (prefixes[depth - 1] ?? '') + path
      return (methods?.split(', ') ?? []).map((method) => `${method} ${prefixes[depth]}`)
    })
    .filter((route) => /^(?!HEAD)\w+ \/api\//.test(route))
}

describe('access', () => {
  it('[SEC-01] is declared by a contract for every route, and every contract has its route', () => {
    const routes = registeredRoutes().filter((route) => !withoutContract.test(route))
    expect(routes.sort()).toEqual(contracts.map(({ name }) => name).sort())
  })

  it('[SEC-01] is open for these calls and no other', () => {
    expect(
      having('public')
        .map(({ name }) => name)
        .sort(),
    ).toEqual(publicCalls.sort())
  })

  it.each(having('membre', 'emailVerifie', 'admin'))(
    '[SEC-01] is refused to a visitor: $name',
    async ({ endpoint }) => {
      const unknownToken = { authorization: `Bearer ${'x'.repeat(43)}` }
      for (const answer of [await call(endpoint), await call(endpoint, unknownToken)]) {
        expect([answer.statusCode, answer.json().code]).toEqual([401, 'UNAUTHENTICATED'])
      }
      if (endpoint.method === 'GET') expect((await call(endpoint, {}, 'HEAD')).statusCode).toBe(401)
    },
  )

  it('[SEC-02] is refused to a member for every administrator’s call', async () => {
    const { headers } = await createMembre(test)
    const calls = having('admin')
    const answers = await Promise.all(calls.map(({ endpoint }) => call(endpoint, headers)))
    const refused = answers.map((answer, index) => [calls[index]?.name, answer.statusCode, answer.json().code])
    expect(refused).toEqual(calls.map(({ name }) => [name, 403, 'FORBIDDEN']))
    // Everything below /api/admin is one of them.
    expect(contracts.filter(({ name }) => name.includes('/admin/')).map(({ endpoint }) => endpoint.access)).toEqual(
      calls.map(() => 'admin'),
    )
  })

  it.each(having('emailVerifie'))('[TEL-07] is refused to an unverified e-mail: $name', async ({ endpoint }) => {
    const { headers } = await createMembre(test, { emailVerifiedAt: null })
    const answer = await call(endpoint, headers)
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'EMAIL_NOT_VERIFIED'])
  })
})
