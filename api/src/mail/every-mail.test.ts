import { describe, expect, it } from 'vitest'
import { verification } from '../features/auth/auth.mails.ts'
import { contact } from '../features/contact/contact.mails.ts'
import { featureMails } from '../mails.ts'
import { mailExamples } from '../testing/mail-examples.ts'
import { renderMail } from './render-mail.ts'

const publicUrl = 'https://colocdar.test'

describe('the mails of every feature', () => {
  it('all have an example here', () => {
    const tested = new Set(mailExamples.map(({ template }) => template))
    expect([...tested].toSorted()).toEqual(featureMails.map(({ template }) => template).toSorted())
  })

  it.each(mailExamples)('$template says what it is about, with its links: $subject', ({ content, ...expected }) => {
    const { subject, text, html } = renderMail(content, publicUrl)
    expect(subject).toBe(expected.subject)
    const { title, paragraphs, quote = '', items = [], note = '' } = content
    const all = [title, ...paragraphs, ...quote.split('\n'), ...items.map((item) => item.text), note, ...expected.says]
    for (const body of [text, readable(html)]) for (const words of all) expect(body).toContain(words)
    const links = Object.entries(expected.links).map(([label, path]) => [label, `${publicUrl}${path}`])
    expect(linksInHtml(html)).toEqual(links)
    expect(linksInText(text)).toEqual(links)
  })

  // A changed word shows in that file: `vitest run every-mail --update` writes it again.
  it('say the whole of every-mail.txt', async () => {
    const written = mailExamples.flatMap(({ template, content, arabe }) =>
      [content, ...(arabe ? [arabe] : [])].map((each) => {
        const { subject, text } = renderMail(each, publicUrl)
        return `===== ${template}${each.langue === 'ar' ? ' (ar)' : ''}\n${subject}\n\n${text}\n`
      }),
    )
    await expect(written.join('\n')).toMatchFileSnapshot('every-mail.txt')
  })

  it('are in Arabic for members, from right to left, with links below /ar', () => {
    const french = mailExamples.filter(({ arabe }) => !arabe).map(({ template }) => template)
    const toTheTeam = ['contact', 'facteurChange', 'masquagesArretes', 'nouvelAdministrateur', 'signalementsNombreux']
    expect([...new Set(french)].toSorted()).toEqual(toTheTeam)
    for (const { arabe, links } of mailExamples) {
      if (!arabe) continue
      const { subject, text, html, unsubscribeUrl } = renderMail(arabe, publicUrl)
      expect(html).toContain('<html lang="ar" dir="rtl">')
      expect(subject).toMatch(/\p{Script=Arabic}/u)
      expect(linksInText(text).map(([, url]) => url)).toEqual(
        Object.values(links).map((path) => `${publicUrl}/ar${path}`.replace(/\/$/, '')),
      )
      // Mail programs call it: it has no page, and no language.
      if (unsubscribeUrl) expect(unsubscribeUrl).not.toContain('/ar/')
    }
  })

  it('may be refused or must be sent', () => {
    const optional = featureMails.flatMap(({ template, sujet }) => (sujet ? [[template, sujet]] : []))
    expect(Object.fromEntries(optional)).toEqual({
      nouveauMessage: 'messages',
      alerte: 'alertes',
      alerteDemandes: 'alertes',
      fraicheur: 'rappels',
      visiteRappel: 'visites',
    })
  })

  it.each(mailExamples)('$template is stopped by the address in its header and its last link alike', (example) => {
    const isOptional = featureMails.some(({ template, sujet }) => sujet && template === example.template)
    const { unsubscribeUrl } = renderMail(example.content, publicUrl)
    const last = Object.values(example.links).at(-1)
    expect(unsubscribeUrl).toBe(isOptional ? `${publicUrl}${last}` : undefined)
  })

  it.each(mailExamples)('[SEC-18] $template loads nothing and links only to the site: $subject', ({ content }) => {
    const { html, text } = renderMail(content, publicUrl)
    expect(html).not.toMatch(/<img|<link|<script|url\(|@import/i)
    const addresses = `${html} ${text}`.match(/https?:\/\/[^\s"'<]+/g) ?? []
    expect(addresses.filter((address) => !address.startsWith(publicUrl))).toEqual([])
  })
})

it('[SEC-38] the first mail repeats nothing that was typed beside the address', () => {
  const { subject, text, html } = renderMail(verification.content({ username: 'sara', token: 'jeton' }), publicUrl)
  expect(`${subject} ${text} ${html}`).not.toContain('sara')
})

it('replies to a message of the contact form go to its author', () => {
  const content = contact.content({ subject: 'Question', email: 'ali@exemple.ma', message: 'Bonjour' })
  expect(renderMail(content, publicUrl).replyTo).toBe('ali@exemple.ma')
})

const readable = (html: string): string =>
  html
    .replace(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')

/** Without the mark and the footer, which lead to the site itself, and the addresses to copy below the buttons. */
const linksInHtml = (html: string): string[][] =>
  [...html.matchAll(/<a href="(?<url>[^"]*)"[^>]*>(?<label>[^<]*)<\/a>/g)]
    .map(({ groups }) => [readable(groups?.label ?? ''), groups?.url ?? ''])
    .filter(([label, url]) => label !== url && url !== publicUrl)

/** The address stands on the last line of its paragraph, what it is for on the first. */
const linksInText = (text: string): string[][] =>
  text
    .split('\n\n')
    .map((paragraph) => paragraph.split('\n'))
    .filter((lines) => lines[0] !== '--' && lines.at(-1)?.startsWith(publicUrl))
    .map((lines) => [lines[0]?.replace(/\u00a0:$/, '') ?? '', lines.at(-1) ?? ''])
