import { expect, it } from 'vitest'
import { replyHref } from './components/message-card.tsx'

it('addresses the sender, quotes the message and cannot be used to add a recipient', () => {
  const href = replyHref({ email: 'a&cc=b@exemple.ma', subject: 'Une & deux', message: 'Bonjour\nMerci' })
  const { pathname, searchParams } = new URL(href)
  expect(decodeURIComponent(pathname)).toBe('a&cc=b@exemple.ma')
  expect([...searchParams.keys()]).toEqual(['subject', 'body'])
  expect(searchParams.get('subject')).toBe('Re: Une & deux')
  expect(searchParams.get('body')).toContain('> Bonjour\n> Merci')
})
