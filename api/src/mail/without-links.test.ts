import { describe, expect, it } from 'vitest'
import { nouveauMessage } from '../features/conversations/conversations.mails.ts'
import { renderMail } from './render-mail.ts'
import { withoutLinks } from './without-links.ts'

const hidden = '[lien, à voir sur Colocdar]'

/** What mail programs make clickable: a scheme, `www.`, an e-mail, or a name with the name of a top-level domain. */
const clickable = /[a-z][a-z\d+.-]*:\/\/|www\.|[\p{L}\d@-]+[.。．｡][\p{L}]{2,}/iu

describe('links in messages', () => {
  it.each([
    ['Voir https://fraude.ma/x?y=1 vite', `Voir ${hidden} vite`],
    ['HTTP://FRAUDE.MA', hidden],
    ['whatsapp://send?phone=1', hidden],
    ['www.fraude.ma/paiement', hidden],
    ['www。fraude。ma', hidden],
    ['mailto:a@fraude.ma', hidden],
    ['fraude.ma/paiement', 'fraude . ma/paiement'],
    ['sous.domaine.fraude.com', 'sous . domaine . fraude . com'],
    ['a@fraude.ma', 'a@fraude . ma'],
    ['bit.ly/3abc', 'bit . ly/3abc'],
    ['fraude。ma', 'fraude . ma'],
    ['http:fraude.ma', 'http:fraude . ma'],
    ['été.ma', 'été . ma'],
    ['موقع.المغرب', 'موقع . المغرب'],
    ['x.xn--mgbc0a9azcg', 'x . xn--mgbc0a9azcg'],
    ['Merci.Bonne soirée', 'Merci . Bonne soirée'],
  ])('%j is %j', (texte, plain) => {
    expect(withoutLinks(texte)).toBe(plain)
    expect(withoutLinks(texte).replace(hidden, '')).not.toMatch(clickable)
  })

  it.each(['Le loyer est de 2.500 dh.', 'C’est à 3.5 km… Vraiment\u00a0?', 'Oui. Non.\nPeut-être.', 'À 18:30, au 2/3'])(
    'leaves %j as it is',
    (texte) => expect(withoutLinks(texte)).toBe(texte),
  )

  it('are clickable neither in the text nor in the HTML of the mail, nor in its subject', () => {
    const content = nouveauMessage.content({
      conversationId: 4,
      nom: 'Sara fraude.ma',
      sujet: 'Sara fraude.ma',
      titre: 'Studio fraude.ma',
      textes: ['Payez sur fraude.ma/x', 'ou www.fraude.ma'],
    })
    const { subject, text, html } = renderMail(content, 'https://colocdar.test')
    for (const written of [subject, text, html]) expect(written).not.toMatch(/fraude\.ma/)
  })
})
