import { expect, it } from 'vitest'
import { busyPage, refusalPage } from './plain-pages.ts'

it.each([
  ['busy', busyPage({ url: '/coloc/12', id: 'la-requete-7' }, 5)],
  ['refusal', refusalPage({ url: '//coloc', id: 'la-requete-7' }, 'INVALID')],
])('says on the %s page under which id the request is logged', (_name, html) => {
  expect(html).toContain('Référence à nous donner si vous nous écrivez\u00a0: la-requete-7<')
})

it.each([
  ['busy', busyPage({ url: '/ar/coloc/12', id: 'la-requete-7' }, 5)],
  ['refusal', refusalPage({ url: '/ar?recherche=xx', id: 'la-requete-7' }, 'ADDRESS_TOO_LONG')],
])('speaks Arabic on the %s page of an Arabic address', (_name, html) => {
  expect(html).toContain('<html lang="ar" dir="rtl">')
  expect(html.replaceAll(/<[^>]+>|Colocdar|la-requete-7/g, '')).not.toMatch(/[a-z]/i)
})
