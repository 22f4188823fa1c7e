import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { firstErrors } from '../../lib/forms/form-schema.ts'
import { advise, isCommonPassword } from './password-advice.ts'
import { refuseCommonPassword } from './refuse-common-password.ts'

describe('how strong a password is', () => {
  it.each([
    [1, ['aaaaaa', 'abcdefghijkl', 'azertyuiopqsdf', '98765432109876', 'abcabcabcabc', 'k2p!x', 'zmbtri']],
    [2, ['ptikloma', 'Soleil-2031!', 'bonjour....................']],
    [3, ['ptiklomabudr', 'Xk9#mQ2p', 'قطة زرقاء']],
    [4, ['ptiklomabudrevin', 'trois chats bleus', 'Xk9#mQ2p!vB7']],
  ])('is %s of 4', (level, passwords) => {
    expect(passwords.map((password) => [password, advise(password).level])).toEqual(
      passwords.map((password) => [password, level]),
    )
  })

  it('takes into account that the names of the member are known', () => {
    expect(advise('hanae-benjelloun').level).toBe(4)
    expect(advise('Hanae-Benjelloun', ['hanae', 'benjelloun']).level).toBe(1)
  })

  it('is told in words', () => {
    expect(advise('ptiklomabudrevin').text).toBe('Mot de passe solide.')
    expect(advise('motdepasse').text).toBe('Mot de passe très faible\u00a0: il est parmi les plus utilisés.')
  })
})

describe('the common passwords', () => {
  it.each(['123456', 'password', 'Azerty', 'MotDePasse', 'casablanca', 'maroc2024', 'marrakech123', 'colocdar'])(
    'include %s',
    (password) => {
      expect(isCommonPassword(password)).toBe(true)
      expect(advise(password).level).toBe(1)
    },
  )

  it.each(['', 'ptikloma', 'otdepass'])('do not include %j', (password) => {
    expect(isCommonPassword(password)).toBe(false)
  })
})

describe('choosing a common password', () => {
  // Loading a part of the site listens to whether the page is left.
  beforeEach(() => {
    vi.stubGlobal('addEventListener', vi.fn())
    vi.stubGlobal('removeEventListener', vi.fn())
  })
  afterEach(() => vi.unstubAllGlobals())

  const { validate } = refuseCommonPassword(
    { '~standard': { validate: (value) => (value === null ? wrong : { value: value as { password: string } }) } },
    'password',
    'Trop courant.',
  )['~standard']
  const wrong = { issues: [{ message: 'faux', path: ['password'] }] }
  const errorsFor = async (values: unknown) => firstErrors((await validate(values)).issues ?? [])

  it('[SEC-12] is refused at its field, once the form is right', async () => {
    expect(await errorsFor({ password: 'MotDePasse' })).toEqual({ password: 'Trop courant.' })
    expect(await errorsFor({ password: 'ptikloma' })).toEqual({})
    expect(await errorsFor(null)).toEqual({ password: 'faux' })
  })
})
