import { readFileSync } from 'node:fs'
import { auth } from '@colocdar/contracts/auth'
import { describe, expect, it } from 'vitest'
import { callAs } from '../../testing/call-as.ts'
import { createAdmin, createMembre, membrePassword } from '../../testing/membres.ts'
import { useTestApp } from '../../testing/test-app.ts'
import { unique } from '../../testing/unique.ts'
import { requireChoosable } from './auth-choice.rules.ts'

const test = useTestApp()
const common =
  'Ce mot de passe est parmi les plus utilisés\u00a0: il se devine en quelques secondes. Choisissez-en un autre.'
const short = 'Le mot de passe d’un administrateur doit contenir au moins 12 caractères'

const list = readFileSync(new URL('../../../../contracts/src/common-passwords.txt', import.meta.url), 'utf8')

/** Signs up, resets and changes a password. Each answers the status and the message at its field. */
const signUp = async (password: string) => {
  const username = unique()
  const body = { username, email: `${username}@exemple.ma`, password, confirmPassword: password, acceptTerms: true }
  const answer = await callAs(test, null, auth.signup, { body })
  return [answer.status, answer.body.details?.password]
}
const reset = async (newPassword: string) => {
  const { email } = await createMembre(test)
  await callAs(test, null, auth.forgotPassword, { query: { email } })
  const token = test.mails.findLast(({ to }) => to === email)?.token
  const answer = await callAs(test, null, auth.resetPassword, { body: { token, newPassword } })
  return [answer.status, answer.body.details?.newPassword]
}
const change = async (newPassword: string, create = createMembre) => {
  const body = { password: membrePassword, newPassword }
  const answer = await callAs(test, await create(test), auth.changePassword, { body })
  return [answer.status, answer.body.details?.newPassword]
}

describe('choosing a password', () => {
  it('[SEC-12] refuses every common one, however it is written', () => {
    const passwords = list.split('\n').filter(Boolean)
    expect(passwords.length).toBeGreaterThan(13_000)
    const isRefused = (password: string) => {
      try {
        requireChoosable('password', password)
        return false
      } catch {
        return true
      }
    }
    expect(passwords.filter((password) => !isRefused(password) || !isRefused(password.toUpperCase()))).toEqual([])
    expect(isRefused('ａｚｅｒｔｙ')).toBe(true)
    expect(['ptikloma', 'otdepass', 'motdepasse!x'].filter(isRefused)).toEqual([])
  })

  it.each([
    ['a sign-up', signUp, 201],
    ['a reset', reset, 200],
    ['a change', change, 200],
  ])('[SEC-12] refuses a common one at its field: %s', async (_, choose, accepted) => {
    expect(await choose('MotDePasse')).toEqual([400, common])
    expect(await choose('ptikloma')).toEqual([accepted, undefined])
  })

  it('[SEC-51] takes twelve characters for an administrator', async () => {
    expect(await change('onze lettre', createAdmin)).toEqual([400, short])
    expect(await change('douze lettre', createAdmin)).toEqual([200, undefined])
  })

  it('[SEC-12] goes on accepting one that was chosen before', async () => {
    const { username } = await createMembre(test)
    const body = { username, password: membrePassword }
    expect((await callAs(test, null, auth.signin, { body })).status).toBe(200)
    expect(list).toContain(`\n${membrePassword}\n`)
  })
})
