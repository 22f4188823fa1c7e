import { expect, it } from 'vitest'
import { foldText } from './fold-text.ts'
import { arabicNomOf, isAliasOf, villeAliases, withoutNamesOf } from './villes-alias.ts'

const all = Object.entries(villeAliases).flatMap(([ville, aliases]) => aliases.map((alias) => [alias, ville] as const))

it.each(all)('%s is %s', (alias, ville) => {
  const word = foldText(alias)
  expect([isAliasOf(word, ville), isAliasOf(word, ville.toUpperCase())]).toEqual([true, true])
})

it('each short name is of one city, and no other word is one', () => {
  expect(new Set(all.map(([alias]) => foldText(alias))).size).toBe(all.length)
  expect([isAliasOf('casa', 'Rabat'), isAliasOf('cas', 'Casablanca'), isAliasOf('', 'Casablanca')]).toEqual([
    false,
    false,
    false,
  ])
})

it.each([
  ['riad الدار البيضاء', 'riad'],
  ['الدار البيضاء', ''],
  ['شقة الدار البيضاء مفروشة', 'شقة مفروشة'],
  // A name of one word stays: it is found as such.
  ['riad casa', 'riad casa'],
  ['riad بني ملال', 'riad بني ملال'],
])('of « %s » Casablanca leaves « %s »', (words, left) => {
  expect(withoutNamesOf('Casablanca', foldText(words))).toBe(foldText(left))
})

it('leaves the words alone of a city without other names', () => {
  expect(withoutNamesOf('Nulle-Part', 'riad casa')).toBe('riad casa')
})

it.each([
  ['Casablanca', 'الدار البيضاء'],
  ['Nador', 'الناظور'],
  ['Nulle-Part', null],
])('%s is %s in Arabic', (ville, nom) => {
  expect(arabicNomOf(ville)).toBe(nom)
})
