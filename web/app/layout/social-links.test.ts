import { expect, it } from 'vitest'
import { socialLinks } from './social-links.ts'

it('links the accounts that are set, and none that is not', () => {
  const accounts = { linkedin: 'https://linkedin.com/company/x', whatsapp: 'https://wa.me/212600000000' }
  expect(socialLinks({ ...accounts, facebook: undefined }).map(({ label, href }) => [label, href])).toEqual([
    ['WhatsApp', accounts.whatsapp],
    ['LinkedIn', accounts.linkedin],
  ])
  expect(socialLinks({})).toEqual([])
})
