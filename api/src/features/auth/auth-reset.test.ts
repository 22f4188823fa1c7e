import { describe, expect, it } from 'vitest'
import { createMembre, membrePassword } from '../../testing/membres.ts'
import { useTestApp } from '../../testing/test-app.ts'

const test = useTestApp()
const hour = 3_600_000
const newerLink = 'Un lien plus récent vous a été envoyé\u00a0: ouvrez le dernier e-mail reçu.'

const forgot = (email: string) =>
  test.app.inject({ method: 'POST', url: '/api/test/utilisateur/forgot-password', query: { email } })
const reset = (payload: object) =>
  test.app.inject({ method: 'POST', url: '/api/test/utilisateur/reset-password', payload })
const signin = (username: string, password: string) =>
  test.app
    .inject({ method: 'POST', url: '/api/auth/signin', payload: { username, password } })
    .then((answer) => answer.statusCode)

const tokensTo = (email: string) =>
  test.mails.flatMap((mail) => (mail.template === 'reinitialisation' && mail.to === email ? [mail.token ?? ''] : []))
const createForgetful = async () => {
  const membre = await createMembre(test)
  await forgot(membre.email)
  return { ...membre, mailToken: tokensTo(membre.email).at(-1) ?? '' }
}

describe('forgetting a password', () => {
  it('[API-11] mails a link, for the address in any case', async () => {
    const membre = await createMembre(test)
    const answer = await forgot(membre.email.toUpperCase())
    expect([answer.statusCode, answer.json().message]).toEqual([
      200,
      'Si un compte existe à cette adresse, un lien de réinitialisation vient de lui être envoyé.',
    ])
    expect(test.mails.filter(({ to }) => to === membre.email)).toEqual([
      { template: 'reinitialisation', to: membre.email, username: membre.username, token: expect.any(String) },
    ])
  })

  it('[API-11] [SEC-15] answers the same for a blocked or unknown account, and mails nothing', async () => {
    const known = await createMembre(test)
    const blocked = await createMembre(test, { blockedAt: new Date() })
    const expected = await forgot(known.email)
    for (const email of [blocked.email, 'personne@exemple.ma']) {
      const answer = await forgot(email)
      expect([answer.statusCode, answer.body]).toEqual([200, expected.body])
      expect(tokensTo(email)).toEqual([])
    }
  })

  it('[API-11] [SEC-58] mails the verification first where the address was never verified, and the link once it was', async () => {
    const membre = await createMembre(test, { emailVerifiedAt: null })
    const known = await createMembre(test)
    expect((await forgot(membre.email)).body).toBe((await forgot(known.email)).body)
    const { template, token = '' } = test.mails.findLast(({ to }) => to === membre.email) ?? {}
    expect([template, tokensTo(membre.email)]).toEqual(['verification', []])
    await test.app.inject({ url: '/api/test/utilisateur/verify', query: { token } })
    await forgot(membre.email)
    expect(tokensTo(membre.email)).toHaveLength(1)
  })

  it.each(['', 'pas-un-email'])('[API-11] refuses %j as an e-mail', async (email) => {
    expect((await forgot(email)).statusCode).toBe(400)
  })
})

describe('resetting a password', () => {
  it('[API-12] sets the password by the body', async () => {
    const membre = await createForgetful()
    const answer = await reset({ token: membre.mailToken, newPassword: 'tout-nouveau' })
    const message = 'Votre mot de passe est changé. Vous pouvez vous connecter.'
    expect([answer.statusCode, answer.json()]).toEqual([200, { message }])
    expect(await signin(membre.username, 'tout-nouveau')).toBe(200)
    expect(await signin(membre.username, membrePassword)).toBe(401)
  })

  it('[API-12] sets the password by the query, as the spec writes it', async () => {
    const membre = await createForgetful()
    const answer = await test.app.inject({
      method: 'POST',
      url: '/api/test/utilisateur/reset-password',
      query: { token: membre.mailToken, newPassword: 'tout-nouveau' },
    })
    expect(answer.statusCode).toBe(200)
    expect(await signin(membre.username, 'tout-nouveau')).toBe(200)
  })

  it('[SEC-17] ends every session of the account, and notifies the member by mail', async () => {
    const membre = await createForgetful()
    const other = await createMembre(test)
    const signout = (headers: { authorization: string }) =>
      test.app.inject({ method: 'POST', url: '/api/auth/signout', headers }).then((answer) => answer.statusCode)
    await reset({ token: membre.mailToken, newPassword: 'tout-nouveau' })
    expect(await signout(membre.headers)).toBe(401)
    expect(await signout(other.headers)).toBe(204)
    expect(test.mails.at(-1)).toEqual({ template: 'motDePasseChange', to: membre.email, username: membre.username })
  })

  it('[SEC-17] leaves no session to a parallel sign-in with the old password', async () => {
    const membre = await createForgetful()
    const { limits } = test.deps
    let checks = 0
    // The reset happens between the check of the old password and the second look at the limit.
    const check = async () => {
      checks += 1
      if (checks === 2) await reset({ token: membre.mailToken, newPassword: 'tout-nouveau' })
    }
    test.deps.limits = { ...limits, check }
    const status = await signin(membre.username, membrePassword)
    test.deps.limits = limits
    expect([checks, status]).toEqual([2, 401])
    expect(await signin(membre.username, 'tout-nouveau')).toBe(200)
  })

  it('[SEC-16] works once', async () => {
    const membre = await createForgetful()
    await reset({ token: membre.mailToken, newPassword: 'tout-nouveau' })
    const replay = await reset({ token: membre.mailToken, newPassword: 'encore-un-autre' })
    expect(replay.statusCode).toBe(400)
    expect(replay.json().message).toContain('a déjà servi')
    expect(await signin(membre.username, 'tout-nouveau')).toBe(200)
  })

  it('[SEC-16] succeeds for exactly one of 50 parallel uses', async () => {
    const membre = await createForgetful()
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => reset({ token: membre.mailToken, newPassword: `parallele-${index}` })),
    )
    const winners = answers.flatMap((answer, index) => (answer.statusCode === 200 ? [index] : []))
    expect(winners).toHaveLength(1)
    expect(answers.filter((answer) => answer.statusCode === 400)).toHaveLength(49)
    expect(await signin(membre.username, `parallele-${winners[0]}`)).toBe(200)
    expect(
      test.mails.filter(({ to, template }) => to === membre.email && template === 'motDePasseChange'),
    ).toHaveLength(1)
  })

  it('[SEC-16] works for one hour', async () => {
    const now = Date.now()
    // However long the mails take, the links end at the same moment.
    test.setNow(new Date(now))
    const [first, second] = [await createForgetful(), await createForgetful()]
    test.setNow(new Date(now + hour - 5_000))
    const inTime = await reset({ token: first.mailToken, newPassword: 'tout-nouveau' })
    test.setNow(new Date(now + hour + 5_000))
    const late = await reset({ token: second.mailToken, newPassword: 'tout-nouveau' })
    test.setNow(null)
    expect([inTime.statusCode, late.statusCode]).toEqual([200, 400])
  })

  it('[SEC-16] accepts only the newest token', async () => {
    const membre = await createForgetful()
    await forgot(membre.email)
    const [older = '', newest = ''] = tokensTo(membre.email)
    const refused = await reset({ token: older, newPassword: 'tout-nouveau' })
    expect([refused.statusCode, refused.json().message]).toEqual([400, newerLink])
    expect((await reset({ token: newest, newPassword: 'tout-nouveau' })).statusCode).toBe(200)
  })

  it('causes no server error while new links are requested', async () => {
    const membre = await createForgetful()
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        index % 2 ? forgot(membre.email) : reset({ token: membre.mailToken, newPassword: 'tout-nouveau' }),
      ),
    )
    expect(answers.every((answer) => answer.statusCode < 500)).toBe(true)
  })

  it.each([
    [{ newPassword: 'tout-nouveau' }, 'token', 'Le lien est incomplet.'],
    [{ token: 'x' }, 'newPassword', 'Le mot de passe est requis'],
    [{ token: 'x', newPassword: '12345' }, 'newPassword', 'Le mot de passe doit contenir au moins 6 caractères'],
    [{ token: 'x', newPassword: 'x'.repeat(41) }, 'newPassword', 'Le mot de passe doit contenir au plus 40 caractères'],
  ])('[API-12] refuses %j', async (payload, field, message) => {
    const answer = await reset(payload)
    expect(answer.statusCode).toBe(400)
    expect(answer.json().details).toEqual({ [field]: message })
  })

  it('[API-12] refuses an unknown token', async () => {
    expect((await reset({ token: 'inconnu', newPassword: 'tout-nouveau' })).statusCode).toBe(400)
  })
})
