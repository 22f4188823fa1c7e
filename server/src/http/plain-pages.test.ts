import { expect, it } from 'vitest'
import { busyPage, refusalPage } from './plain-pages.ts'

it.each([
  ['busy', busyPage(5, 'la-requete-7')],
  ['refusal', refusalPage('Cette adresse n’est pas valide.', 'la-requete-7')],
])('says on the %s page under which id the request is logged', (_name, html) => {
  expect(html).toContain('Référence à nous donner si vous nous écrivez\u00a0: la-requete-7<')
})
