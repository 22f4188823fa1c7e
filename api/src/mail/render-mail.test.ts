import { describe, expect, it } from 'vitest'
import { renderMail } from './render-mail.ts'

const publicUrl = 'https://colocdar.test'
const plain = { subject: 'Bonjour', title: 'Bonjour', paragraphs: [] }

describe('renderMail', () => {
  it('escapes what people typed, wherever it stands', () => {
    const hostile = '<script>alert(1)</script><a href="https://mal.test">"clic"</a>'
    const link = { label: hostile, path: '/' }
    const { html } = renderMail(
      {
        subject: hostile,
        title: hostile,
        paragraphs: [hostile],
        quote: hostile,
        items: [{ ...link, text: hostile }],
        buttons: [link],
        note: hostile,
        unsubscribe: link,
      },
      publicUrl,
    )
    expect(html).not.toContain('<script>')
    expect(html).not.toContain('<a href="https://mal.test')
    expect(html.match(/&lt;script&gt;alert\(1\)&lt;\/script&gt;/g)).toHaveLength(9)
  })

  it('escapes the path of a link', () => {
    const { html } = renderMail({ ...plain, buttons: [{ label: 'Ouvrir', path: '/x"y=<' }] }, publicUrl)
    expect(html).toContain(`href="${publicUrl}/x&quot;y=&lt;"`)
  })

  it('[SEC-32] keeps the subject on one line', () => {
    const { subject } = renderMail({ ...plain, subject: 'Studio\r\nBcc: tous@exemple.ma\u2028\u0000fin' }, publicUrl)
    expect(subject).toBe('Studio Bcc: tous@exemple.ma fin')
  })

  it('is in French', () => expect(renderMail(plain, publicUrl).html).toContain('lang="fr"'))
})
