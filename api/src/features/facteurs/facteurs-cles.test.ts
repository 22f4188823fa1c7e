import { auth } from '@colocdar/contracts/auth'
import { cles } from '@colocdar/contracts/cles'
import { comptes } from '@colocdar/contracts/comptes'
import { facteurs } from '@colocdar/contracts/facteurs'
import { afterEach, describe, expect, it } from 'vitest'
import { callAs } from '../../testing/call-as.ts'
import { createCle, signinOptions } from '../../testing/cles.ts'
import { codeNow } from '../../testing/facteurs.ts'
import { choosablePassword, createAdmin, createMembre, membrePassword, type TestMembre } from '../../testing/membres.ts'
import { useTestApp } from '../../testing/test-app.ts'
import { resetFacteur } from './facteurs.service.ts'
import { newSecret } from './facteurs-totp.rules.ts'

const test = useTestApp({}, { production: true })
afterEach(() => test.setNow(null))

const withCle = async () => {
  const admin = await createAdmin(test)
  return { admin, ...(await createCle(test, admin)) }
}
/** Signed in by the password alone. */
const byPassword = async (membre: TestMembre, password = membrePassword): Promise<TestMembre> => {
  const { body } = await callAs(test, null, auth.signin, { body: { username: membre.username, password } })
  return { ...membre, headers: { authorization: `Bearer ${body.accessToken}` } }
}
const statusOf = async (admin: TestMembre) => (await callAs(test, admin, comptes.search)).status
const showBy = async (admin: TestMembre, reponse: unknown) =>
  (await callAs(test, admin, facteurs.showByCle, { body: { reponse } })).status
const install = async (admin: TestMembre) => {
  const secret = newSecret()
  return callAs(test, admin, facteurs.install, { body: { secret, code: codeNow(test, secret) } })
}
const reset = async ({ email }: TestMembre) => {
  await callAs(test, null, auth.forgotPassword, { query: { email } })
  const token = test.mails.findLast(({ to }) => to === email)?.token
  await callAs(test, null, auth.resetPassword, { body: { token, newPassword: choosablePassword } })
}

describe('a passkey as second factor', () => {
  it('[SEC-60] signs an administrator in without a code', async () => {
    const { admin, authenticator } = await withCle()
    const reponse = authenticator.assert(await signinOptions(test))
    const { body } = await callAs(test, null, cles.signin, { body: { reponse } })
    expect(body).not.toHaveProperty('facteurAttendu')
    expect(await statusOf({ ...admin, headers: { authorization: `Bearer ${body.accessToken}` } })).toBe(200)
  })

  it('[SEC-60] keeps the password alone from installing an app, and opens the session when it is shown', async () => {
    const { admin, authenticator } = await withCle()
    const session = await byPassword(admin)
    expect((await callAs(test, session, facteurs.read)).body).toMatchObject({ installe: false, cle: true })
    const refused = await install(session)
    expect([refused.status, refused.body.code]).toEqual([403, 'FACTOR_AGAIN'])
    const reponse = authenticator.assert(await signinOptions(test))
    expect(await showBy(session, reponse)).toBe(200)
    expect(await statusOf(session)).toBe(200)
    expect(await showBy(await byPassword(admin), reponse), 'once').toBe(400)
    expect((await install(session)).status).toBe(200)
  })

  it('[SEC-60] counts for its own account only', async () => {
    const { authenticator } = await withCle()
    const { admin: other } = await withCle()
    const session = await byPassword(other)
    expect(await showBy(session, authenticator.assert(await signinOptions(test)))).toBe(400)
    expect(await statusOf(session)).toBe(403)
  })

  it('[SEC-60] survives a new password that was asked for by mail, which takes a member’s away', async () => {
    const { admin, authenticator } = await withCle()
    const membre = await createMembre(test)
    await createCle(test, membre)
    await reset(admin)
    await reset(membre)
    const session = await byPassword(admin, choosablePassword)
    expect((await install(session)).status).toBe(403)
    expect(await showBy(session, authenticator.assert(await signinOptions(test)))).toBe(200)
    expect((await callAs(test, await byPassword(membre, choosablePassword), cles.list)).body).toEqual([])
  })

  it('[SEC-60] ends by the reset of the operator', async () => {
    const { admin } = await withCle()
    await resetFacteur(test.deps, admin.email)
    const session = await byPassword(admin)
    expect((await callAs(test, session, facteurs.read)).body).toMatchObject({ installe: false, cle: false })
    expect((await install(session)).status).toBe(200)
  })
})
