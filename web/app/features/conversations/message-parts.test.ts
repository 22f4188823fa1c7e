import { describe, expect, it, vi } from 'vitest'
import { messageParts } from './payment-words.ts'

describe('links in a message', () => {
  const texte = 'Voyez https://exemple.ma/a?b=1, puis http://x.ma.'

  it.each([1, 2, 3])('are plain text in message %i', (rang) => {
    expect(messageParts(texte, rang)).toEqual([{ text: texte }])
  })

  it('can be followed from the fourth message on, without the punctuation behind them', () => {
    expect(messageParts(texte, 4)).toEqual([
      { text: 'Voyez ' },
      { text: 'https://exemple.ma/a?b=1', href: 'https://exemple.ma/a?b=1' },
      { text: ', puis ' },
      { text: 'http://x.ma', href: 'http://x.ma' },
      { text: '.' },
    ])
  })

  it('are found in browsers without URL.canParse; what is no address stays text', () => {
    vi.stubGlobal('URL', class extends URL {})
    Object.assign(URL, { canParse: undefined })
    expect(messageParts('https://exemple.ma http://[x', 4)).toEqual([
      { text: 'https://exemple.ma', href: 'https://exemple.ma' },
      { text: ' ' },
      { text: 'http://[x' },
    ])
    vi.unstubAllGlobals()
  })

  it.each(['javascript:alert(1)', 'data:text/html,x', 'ftp://x.ma', 'www.x.ma'])('%s is never one', (other) => {
    expect(messageParts(other, 9)).toEqual([{ text: other }])
  })
})
