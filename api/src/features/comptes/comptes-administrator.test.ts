import { comptes } from '@colocdar/contracts/comptes'
import { journal as journalContract } from '@colocdar/contracts/journal'
import { describe, expect, it } from 'vitest'
import { callAs } from '../../testing/call-as.ts'
import { createAdmin, createMembre, membrePassword, type TestMembre } from '../../testing/membres.ts'
import { useTestApp } from '../../testing/test-app.ts'
import { issueStopToken, issueToken, readStopToken } from '../auth/auth-tokens.service.ts'
import { createAdministrator } from './comptes-administrator.service.ts'

const test = useTestApp()

const choosePassword = (token: string, newPassword = 'un-mot-de-passe') =>
  test.app.inject({
    method: 'POST',
    url: '/api/test/utilisateur/reset-password',
    payload: { token, newPassword },
  })

const signin = async (username: string, password = 'un-mot-de-passe'): Promise<TestMembre> => {
  const answer = await test.app.inject({
    method: 'POST',
    url: '/api/auth/signin',
    payload: { username, password },
  })
  const { accessToken, ...session } = answer.json()
  return { ...session, token: accessToken, headers: { authorization: `Bearer ${accessToken}` } }
}

describe('making an administrator from the command line', () => {
  it('creates an account that chooses its password by a one-time token', async () => {
    const made = await createAdministrator(test.deps, ' Amina.B+coloc@exemple.ma ')
    expect(made).toMatchObject({ username: 'Amina.Bcoloc', email: 'Amina.B+coloc@exemple.ma', created: true })
    expect((await choosePassword(made.token)).statusCode).toBe(200)
    expect((await choosePassword(made.token)).statusCode).toBe(400)
    const admin = await signin('amina.b+coloc@exemple.ma')
    expect(admin).toMatchObject({ emailVerified: true, roles: ['ROLE_USER', 'ROLE_ADMIN'] })
    expect((await callAs(test, admin, comptes.search)).status).toBe(200)
    const { body } = await callAs(test, admin, journalContract.list, { query: { objetId: made.id } })
    const apres = { roles: ['ROLE_USER', 'ROLE_ADMIN'], created: true }
    expect(body.content).toEqual([expect.objectContaining({ action: 'giveAdmin', objet: 'utilisateur', apres })])
  })

  it('gives the role to an existing account', async () => {
    const membre = await createMembre(test)
    const made = await createAdministrator(test.deps, membre.email.toUpperCase())
    expect(made).toMatchObject({ id: membre.id, username: membre.username, created: false })
    await choosePassword(made.token)
    const admin = await signin(membre.username)
    expect(admin).toMatchObject({ emailVerified: true, roles: ['ROLE_USER', 'ROLE_ADMIN'] })
    const { body } = await callAs(test, admin, journalContract.list, { query: { objetId: made.id } })
    expect(body.content[0].apres).toMatchObject({ created: false })
  })

  it('[SEC-51] refuses an account whose address nobody verified, and leaves it as it is', async () => {
    const stranger = await createMembre(test, { emailVerifiedAt: null })
    await expect(createAdministrator(test.deps, stranger.email)).rejects.toThrow(
      'Un compte a été créé avec cette adresse, que personne n’a vérifiée\u00a0:',
    )
    expect((await callAs(test, stranger, comptes.search)).status).toBe(403)
    expect(await signin(stranger.username, membrePassword)).toMatchObject({
      emailVerified: false,
      roles: ['ROLE_USER'],
    })
  })

  it('[SEC-51] ends the password, the sessions and the mailed links that an existing account had', async () => {
    const membre = await createMembre(test)
    const sessions = [membre, await signin(membre.username, membrePassword)]
    const mailed = (purpose: 'verification' | 'reset') =>
      issueToken(test.deps.db, {
        purpose,
        utilisateurId: membre.id,
        mailId: crypto.randomUUID(),
        now: test.deps.clock(),
      })
    const [verification, reset] = [await mailed('verification'), await mailed('reset')]
    const now = test.deps.clock()
    const stop = await issueStopToken(test.deps.db, { purpose: 'messages', utilisateurId: membre.id, now })
    const { token } = await createAdministrator(test.deps, membre.email)
    for (const session of sessions) expect((await callAs(test, session, comptes.search)).status).toBe(401)
    expect(await signin(membre.username, membrePassword)).toMatchObject({ code: 'BAD_CREDENTIALS' })
    expect((await choosePassword(reset)).statusCode).toBe(400)
    const verify = await test.app.inject(`/api/test/utilisateur/verify?token=${verification}`)
    expect(verify.statusCode).toBe(400)
    const stopped = await readStopToken(test.deps.db, { token: stop, purpose: 'messages', now })
    expect(stopped, 'mails they have can still be stopped').toBe(membre.id)
    expect((await choosePassword(token)).statusCode).toBe(200)
    expect(await signin(membre.username)).toMatchObject({ roles: ['ROLE_USER', 'ROLE_ADMIN'] })
  })

  it('[SEC-51] mails the account and every other administrator', async () => {
    const [membre, other] = [await createMembre(test), await createAdmin(test)]
    test.mails.length = 0
    await createAdministrator(test.deps, membre.email)
    const fields = { template: 'nouvelAdministrateur', username: membre.username, par: null }
    expect(test.mails).toContainEqual({ ...fields, to: membre.email, vous: true })
    expect(test.mails).toContainEqual({ ...fields, to: other.email, vous: false })
  })

  it('[SEC-51] asks an administrator for twelve characters', async () => {
    const { token } = await createAdministrator(test.deps, 'nadia@exemple.ma')
    const short = await choosePassword(token, 'onze lettre')
    expect([short.statusCode, short.json().details]).toEqual([
      400,
      { newPassword: 'Le mot de passe d’un administrateur doit contenir au moins 12 caractères' },
    ])
    expect((await choosePassword(token, 'douze lettre')).statusCode, 'the link still works').toBe(200)
  })

  it('finds a free username', async () => {
    await createMembre(test, { username: 'karim' })
    expect((await createAdministrator(test.deps, 'karim@exemple.ma')).username).toBe('karim2')
    expect((await createAdministrator(test.deps, 'karim@autre.ma')).username).toBe('karim3')
    expect((await createAdministrator(test.deps, 'a@exemple.ma')).username).toBe('admin-a')
    expect((await createAdministrator(test.deps, 'ali@exemple.ma')).username).toBe('ali')
    expect((await createAdministrator(test.deps, `${'x'.repeat(40)}@exemple.ma`)).username).toBe('x'.repeat(26))
  })

  it('refuses an invalid address and a blocked account', async () => {
    await expect(createAdministrator(test.deps, 'amina')).rejects.toThrow("L'email n'est pas valide")
    await expect(createAdministrator(test.deps, '')).rejects.toThrow("L'email est requis")
    const { email } = await createMembre(test, { blockedAt: new Date() })
    await expect(createAdministrator(test.deps, email)).rejects.toThrow('Ce compte est bloqué.')
  })
})
