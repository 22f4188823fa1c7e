import { auth } from '@colocdar/contracts/auth'
import { mails } from '@colocdar/contracts/mails'
import * as contractCommon from '@colocdar/contracts/texts/common.ar'
import * as contractErrors from '@colocdar/contracts/texts/errors.ar'
import { describe, expect, it } from 'vitest'
import * as authAr from '../features/auth/auth.texts.ar.ts'
import { callAs } from '../testing/call-as.ts'
import { createMembre } from '../testing/membres.ts'
import { useTestApp } from '../testing/test-app.ts'
import * as httpAr from './texts.ar.ts'

const test = useTestApp()
const arabic = { headers: { 'accept-language': 'ar-MA,ar;q=0.9,fr;q=0.8' } }

describe('a caller who prefers Arabic', () => {
  it('reads what is wrong with each field', async () => {
    const { status, body, headers } = await callAs(test, null, auth.signup, { body: { username: 'x' }, ...arabic })
    expect(status).toBe(400)
    expect(body).toMatchObject({ code: 'INVALID', message: contractErrors.messages.INVALID })
    expect(body.details).toMatchObject({ email: contractCommon.emailRequired })
    for (const sentence of Object.values(body.details)) expect(sentence).toMatch(/^[^a-zA-Z]*$/)
    expect([headers.vary, headers['content-language'], headers['cache-control']]).toEqual([
      'Accept-Language',
      'ar',
      'no-store',
    ])
  })

  it('reads why a call is refused, and what it did', async () => {
    const unknown = await test.app.inject({ url: '/api/inconnu', ...arabic })
    expect(unknown.json()).toMatchObject({ code: 'NOT_FOUND', message: httpAr.unknownAddress })
    const lost = await test.app.inject({
      url: '/api/mails/reglages',
      headers: { ...arabic.headers, authorization: 'Bearer inconnu' },
    })
    expect(lost.json().message).toBe(httpAr.sessionEnded)
    const sent = await callAs(test, null, auth.resend, { query: { email: 'personne@exemple.ma' }, ...arabic })
    expect([sent.status, sent.body.message]).toEqual([200, authAr.verificationSent])
  })
})

it.each(['fr', 'en', 'fr,ar;q=0.9', undefined])('a caller who sends %s reads French', async (language) => {
  const headers: Record<string, string> = language ? { 'accept-language': language } : {}
  const { body, ...answer } = await callAs(test, null, auth.signup, { body: {}, headers })
  expect(body.message).toBe('Certaines informations sont invalides.')
  expect(answer.headers).not.toHaveProperty('content-language')
})

it('a member chooses the language of the mails', async () => {
  const membre = await createMembre(test)
  expect((await callAs(test, membre, mails.changeLangue, { body: { langue: 'en' } })).body.details).toEqual({
    langue: 'Choisissez le français ou l’arabe.',
  })
  expect((await callAs(test, membre, mails.changeLangue, { body: { langue: 'ar' } })).status).toBe(204)
})
