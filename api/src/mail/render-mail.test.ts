import { describe, expect, it } from 'vitest'
import type { ReadyMail } from './mail-queue.ts'
import { renderMail } from './render-mail.ts'

const publicUrl = 'https://colocdar.test'
const to = 'sara@exemple.ma'

const mails: [ReadyMail, string | null][] = [
  [{ template: 'verification', to, username: 'sara', token: 'jeton-1' }, '/auth/verifier/jeton-1'],
  [{ template: 'reinitialisation', to, username: 'sara', token: 'jeton-2' }, '/auth/changer-mot-de-passe/jeton-2'],
  [{ template: 'motDePasseChange', to, username: 'sara' }, '/auth/mot-de-passe-oublier'],
  [{ template: 'compteSupprime', to, username: 'sara' }, null],
  [{ template: 'offreVerifiee', to, titre: 'Studio clair', offreId: 12 }, '/coloc/12'],
  [{ template: 'offreRefusee', to, titre: 'Studio clair', offreId: 12, motif: 'Photos floues' }, '/offres/12'],
  [{ template: 'demandeVerifiee', to, titre: 'Cherche coloc', demandeId: 7 }, '/demande/7'],
  [{ template: 'demandeRefusee', to, titre: 'Cherche coloc', demandeId: 7, motif: 'Trop court' }, '/edit-demande/7'],
  [{ template: 'avisValide', to }, '/'],
  [{ template: 'avisRefuse', to, motif: 'Propos déplacés' }, '/add-review'],
  [
    {
      template: 'signalementDecide',
      to,
      kind: 'offre',
      objetId: 12,
      titre: 'Studio clair',
      decision: 'dismiss',
      motif: 'Photos vérifiées',
      hidden: true,
    },
    '/profile',
  ],
  [
    { template: 'signalementSuivi', to, kind: 'offre', titre: 'Studio clair', decision: 'uphold', motif: 'Retirée' },
    null,
  ],
  [
    {
      template: 'alerte',
      to,
      token: 'jeton-3',
      alertes: ['Rabat, Meublé'],
      offres: [{ offreId: 12, titre: 'Studio clair', prix: 2500, lieu: 'Rabat · Agdal' }],
      autres: 0,
    },
    '/alertes/arret/jeton-3',
  ],
  [{ template: 'contact', to, subject: 'Question', email: 'ali@exemple.ma', message: 'Bonjour' }, null],
]

describe('renderMail', () => {
  it.each(mails)('renders $template as HTML and text, with its link', (mail, path) => {
    const { subject, text, html } = renderMail(mail, publicUrl)
    expect(subject).not.toBe('')
    for (const body of [text, html]) {
      if (path) expect(body).toContain(`${publicUrl}${path}`)
      for (const word of ['titre', 'motif', 'username', 'message'] as const) {
        // The first mail goes to an address that somebody typed: it repeats nothing else of theirs.
        if (word === 'username' && mail.template === 'verification')
          expect(`${subject} ${body}`).not.toContain(` ${mail.username}`)
        else if (word in mail) expect(`${subject} ${body}`).toContain(String(mail[word as keyof ReadyMail]))
      }
    }
    expect(html).toContain('lang="fr"')
  })

  it.each(mails)('$template loads nothing and links only to the site [SEC-18]', (mail) => {
    const { html, text } = renderMail(mail, publicUrl)
    expect(html).not.toMatch(/<img|<link|<script|url\(|@import/i)
    const addresses = `${html} ${text}`.match(/https?:\/\/[^\s"'<]+/g) ?? []
    expect(addresses.filter((address) => !address.startsWith(publicUrl))).toEqual([])
  })

  it('escapes what people typed', () => {
    const hostile = '<script>alert(1)</script><a href="https://mal.test">"clic"</a>'
    const { html } = renderMail({ template: 'contact', to, subject: hostile, email: to, message: hostile }, publicUrl)
    expect(html).not.toContain('<script>')
    expect(html).not.toContain('<a href="https://mal.test')
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
  })

  it('escapes the token in its path', () => {
    const { html } = renderMail({ template: 'verification', to, username: 's', token: '../../x?y=<' }, publicUrl)
    expect(html).toContain(`${publicUrl}/auth/verifier/..%2F..%2Fx%3Fy%3D%3C"`)
  })

  it('[SEC-32] keeps the subject on one line', () => {
    const titre = 'Studio\r\nBcc: tous@exemple.ma\u2028\u0000fin'
    const { subject } = renderMail({ template: 'offreVerifiee', to, titre, offreId: 1 }, publicUrl)
    expect(subject).toBe('Votre offre est en ligne\u00a0: Studio Bcc: tous@exemple.ma fin')
  })

  it('directs replies to a contact message to its author', () => {
    const mail: ReadyMail = {
      template: 'contact',
      to,
      subject: 'Question',
      email: 'ali@exemple.ma',
      message: 'Bonjour',
    }
    expect(renderMail(mail, publicUrl).replyTo).toBe('ali@exemple.ma')
  })
})
