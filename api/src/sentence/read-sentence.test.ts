import { villeAliases } from '@colocdar/contracts/villes-alias'
import { describe, expect, it } from 'vitest'
import { villesSeed } from '../features/villes/villes.seed.ts'
import { today } from './expected.fixture.ts'
import { type Place, PlaceIndex } from './place-index.ts'
import { quartierNames } from './place-names.ts'
import { readSentence, unreadWords } from './read-sentence.ts'
import { sisters } from './sentence-words.ts'
import { sentences } from './sentences.fixture.ts'

const villeId = (nom: string) => villesSeed.findIndex((ville) => ville.nom === nom) + 1
const ville = (nom: string): Place => ({
  villeId: villeId(nom),
  names: [nom, ...(villeAliases[nom] ?? [])],
  annonces: 9,
})
const quartier = (nom: string, quartier: string, names: readonly string[] = [], annonces = 2): Place => ({
  villeId: villeId(nom),
  quartier,
  names: [quartier, ...names],
  annonces,
})

const places = new PlaceIndex([
  ...villesSeed.map(({ nom }) => ville(nom)),
  ...Object.entries(quartierNames).flatMap(([nom, quartiers]) =>
    // As it is: Casablanca has several times the ads of other cities.
    Object.entries(quartiers).map(([name, names]) => quartier(nom, name, names, nom === 'Casablanca' ? 7 : 2)),
  ),
  ...['Fès', 'Marrakech', 'Rabat', 'Tétouan'].map((nom) => quartier(nom, 'Médina')),
])

/** The hardest case: no ad has a word of the sentence, so each may be misspelled. */
const read = (typed: string) => readSentence(typed, { places, today, unknown: new Set(unreadWords(typed, places)) })

describe.each(Object.entries(sentences))('a sentence with %s', (_, list) => {
  it.each(list)('« %s »', (typed, { ville, ...expected }) => {
    expect(read(typed)).toEqual({ ...(ville !== undefined && { villeId: villeId(String(ville)) }), ...expected })
  })
})

it('has at least 150 sentences to read', () => {
  expect(Object.values(sentences).flat().length).toBeGreaterThanOrEqual(150)
})

it('takes words that ads contain as they are', () => {
  const known = { places, today, unknown: new Set<string>() }
  expect(readSentence('stuido rabta', known)).toEqual({ q: 'stuido rabta' })
})

describe('the list of words', () => {
  const words = sisters
    .flatMap(({ meaning, fr = '', darija = '', ar = '' }) =>
      [fr, darija, ar].flatMap((each) => each.split(',').map((word) => [word.trim(), meaning] as const)),
    )
    .filter(([word]) => word !== '')

  it('gives each word one meaning', () => {
    const meanings = new Map<string, Set<unknown>>()
    for (const [word, meaning] of words) meanings.set(word, (meanings.get(word) ?? new Set()).add(meaning))
    expect([...meanings].filter(([, found]) => found.size > 1).map(([word]) => word)).toEqual([])
  })

  const shows = (kind: string) =>
    !['filler', 'word', 'max', 'min', 'unit', 'thousand', 'not', 'within', 'address', 'day'].includes(kind)

  it.each(words.filter(([, { kind }]) => shows(kind)))('understands « %s » alone', (word) => {
    expect(read(word)).not.toHaveProperty('q')
    expect(read(word)).not.toEqual({})
  })

  it.each(words.filter(([, { kind }]) => kind === 'filler'))('drops « %s »', (word) => expect(read(word)).toEqual({}))
  it.each(words.filter(([, { kind }]) => kind === 'word'))('leaves « %s » to the search', (word) =>
    expect(read(word)).toEqual({ q: word }),
  )
  it.each(words.filter(([, { kind }]) => kind === 'max'))('« %s » is an upper bound', (word) =>
    expect(read(`${word} 2000`)).toEqual({ prixMax: 2000 }),
  )
  it.each(words.filter(([, { kind }]) => kind === 'min'))('« %s » is a lower bound', (word) =>
    expect(read(`${word} 2000`)).toEqual({ prixMin: 2000 }),
  )
  it.each(words.filter(([, { kind }]) => kind === 'not'))('« %s » turns a fact around', (word) =>
    expect(read(`${word} parking`)).toEqual({ parking: false }),
  )
})

it.each(
  Object.entries(quartierNames).flatMap(([nom, quartiers]) =>
    Object.entries(quartiers).flatMap(([name, names]) => [name, ...names].map((each) => [each, nom, name] as const)),
  ),
)('« %s » in %s is %s', (typed, nom, name) => {
  expect(read(`${typed} ${nom}`)).toEqual({ villeId: villeId(nom), quartier: name })
})
