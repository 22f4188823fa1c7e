import { describe, expect, it } from 'vitest'
import { labelsIn } from '../../lib/testing/render.tsx'
import { renderPage } from '../../lib/testing/render-page.tsx'
import ForgotPasswordPage from './forgot-password.page.tsx'
import LoginPage from './login.page.tsx'
import RegisterPage from './register.page.tsx'
import ResetPasswordPage from './reset-password.page.tsx'
import VerifyEmailPage from './verify-email.page.tsx'

const show = (Page: Parameters<typeof renderPage>[0], path: string) =>
  renderPage(Page, { path, loaderData: {}, params: { token: 'jeton' } })

describe('the sign-in screen', () => {
  const html = show(LoginPage, '/auth/login')

  it('[AUTH-03] has a title, a username or e-mail, a password and a button', () => {
    expect(html).toMatch(/<h1[^>]*>Connexion</)
    expect(labelsIn(html).slice(0, 2)).toEqual(['Nom d’utilisateur ou e-mail', 'Mot de passe'])
    expect(html).toMatch(/<button[^>]*type="submit"[^>]*>.*Se connecter/)
  })

  it('[AUTH-05] [AUTH-07] leads to a new password and to a new account', () => {
    expect(html).toMatch(/href="\/auth\/mot-de-passe-oublier"[^>]*>Mot de passe oublié/)
    expect(html).toMatch(/href="\/auth\/register"[^>]*>Créer un compte/)
  })
})

describe('the register screen', () => {
  const html = show(RegisterPage, '/auth/register')

  it('[AUTH-09] asks for a username, an e-mail, a password twice and the terms', () => {
    expect(labelsIn(html).slice(0, 4)).toEqual([
      'Nom d’utilisateur',
      'E-mail',
      'Mot de passe',
      'Confirmer le mot de passe',
    ])
    for (const name of ['username', 'email', 'password', 'confirmPassword', 'acceptTerms'])
      expect(html).toMatch(new RegExp(`<input[^>]*name="${name}"`))
    expect(html).toMatch(/<input[^>]*type="checkbox"/)
  })

  it('[AUTH-10] links to both texts at the box', () => {
    const label = /J’accepte.*?<\/label>/s.exec(html)?.[0] ?? ''
    expect(label).toContain('href="/policies"')
    expect(label).toContain('href="/conditions"')
  })
})

it('asks for an e-mail, in a field for e-mails, to send a new link to', () => {
  expect(show(ForgotPasswordPage, '/auth/mot-de-passe-oublier')).toMatch(/<input[^>]*type="email"/)
})

it('asks twice for a new password', () => {
  expect(labelsIn(show(ResetPasswordPage, '/auth/changer-mot-de-passe/jeton'))).toEqual([
    'Nouveau mot de passe',
    'Confirmer le mot de passe',
  ])
})

it('offers to verify the e-mail', () => {
  expect(show(VerifyEmailPage, '/auth/verifier/jeton')).toMatch(/<button[^>]*>.*Vérifier</)
})
