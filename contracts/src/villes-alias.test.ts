import { expect, it } from 'vitest'
import { foldText } from './fold-text.ts'
import { isAliasOf, villeAliases } from './villes-alias.ts'

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
