import { auth } from '@colocdar/contracts/auth'
import { comptes } from '@colocdar/contracts/comptes'
import { donnees } from '@colocdar/contracts/donnees'
import { allEndpoints } from '@colocdar/contracts/table'
import { describe, expect, it } from 'vitest'
import { buildApp } from '../../app.ts'
import { callAs } from '../../testing/call-as.ts'
import { createMembre, membrePassword, type TestMembre } from '../../testing/membres.ts'
import { useTestApp } from '../../testing/test-app.ts'

const test = useTestApp({}, { production: true })

/** In a session where no factor was shown. */
const createNewAdmin = () => createMembre(test, { roles: ['ROLE_USER', 'ROLE_ADMIN'] })
const statusOf = async (admin: TestMembre) => (await callAs(test, admin, comptes.search)).status

describe('a session without the second factor', () => {
  const open = ['auth.signout', 'facteurs.install', 'facteurs.read', 'facteurs.show', 'facteurs.showByCle']

  it('[SEC-60] opens these calls', () => {
    const declared = allEndpoints.filter(({ endpoint }) => endpoint.beforeFactor).map(({ id }) => id)
    expect(declared.sort()).toEqual(open)
  })

  it.each(allEndpoints.filter(({ id }) => !open.includes(id)))('[SEC-60] does not open $id', async ({ endpoint }) => {
    const params = Object.fromEntries([...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, 1]))
    const { status, body } = await callAs(test, await createNewAdmin(), endpoint, { params })
    expect([status, body.code]).toEqual([403, 'FACTOR_REQUIRED'])
  })

  it('[SEC-60] shows no photo', async () => {
    const { headers } = await createNewAdmin()
    const answer = await test.app.inject({ url: `/uploads/${'a'.repeat(32)}.webp`, headers })
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'FACTOR_REQUIRED'])
  })

  it('[SEC-60] is what an administrator gets by the password, and a member does not', async () => {
    const [admin, membre] = [await createNewAdmin(), await createMembre(test)]
    const signin = async ({ username }: TestMembre) =>
      (await callAs(test, null, auth.signin, { body: { username, password: membrePassword } })).body
    const session = await signin(admin)
    expect(session.facteurAttendu).toBe(true)
    expect(await statusOf({ ...admin, headers: { authorization: `Bearer ${session.accessToken}` } })).toBe(403)
    expect(await signin(membre)).not.toHaveProperty('facteurAttendu')
    expect((await callAs(test, membre, donnees.export)).status).toBe(200)
  })

  it('[SEC-60] is one like any other in the demo', async () => {
    const admin = await createNewAdmin()
    const demo = await buildApp({ deps: { ...test.deps, config: { ...test.deps.config, demo: true } } })
    const answer = await demo.inject({ url: '/api/admin/utilisateurs', headers: admin.headers })
    const payload = { username: admin.username, password: membrePassword }
    const session = await demo.inject({ method: 'POST', url: '/api/auth/signin', payload })
    await demo.close()
    expect(answer.statusCode).toBe(200)
    expect(session.json()).not.toHaveProperty('facteurAttendu')
  })
})
