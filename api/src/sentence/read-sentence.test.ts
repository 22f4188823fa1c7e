import { chipTexts, type Filtre, type FiltreValue } from '@colocdar/contracts/filtres'
import { foldText } from '@colocdar/contracts/fold-text'
import { type OffreFiltre, offreFiltres, triChips } from '@colocdar/contracts/offres-filtres'
import { RepereForm } from '@colocdar/contracts/reperes-administration'
import { slugPattern } from '@colocdar/contracts/slug'
import { villeAliases } from '@colocdar/contracts/villes-alias'
import type { Comprise } from '@colocdar/contracts/villes-phrases'
import { describe, expect, it } from 'vitest'
import { reperesSeed } from '../features/reperes/reperes.seed.ts'
import { villesSeed } from '../features/villes/villes.seed.ts'
import { today } from './expected.fixture.ts'
import { type Place, PlaceIndex } from './place-index.ts'
import { commonNames, quartierNames } from './place-names.ts'
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

const known: Place[] = [
  ...villesSeed.map(({ nom }) => ville(nom)),
  ...Object.entries(quartierNames).flatMap(([nom, quartiers]) =>
    // As it is: Casablanca has several times the ads of other cities.
    Object.entries(quartiers).map(([name, names]) => quartier(nom, name, names, nom === 'Casablanca' ? 7 : 2)),
  ),
  ...['Fès', 'Marrakech', 'Rabat', 'Tétouan'].flatMap((nom) =>
    Object.entries(commonNames).map(([name, names]) => quartier(nom, name, names)),
  ),
  // Casablanca has the most ads near landmarks, too.
  ...reperesSeed.map(({ ville, slug, nom, nomArabe, alias }) => ({
    villeId: villesSeed.findIndex((known) => known.slug === ville) + 1,
    repere: slug,
    names: [nom, nomArabe, ...alias],
    annonces: ville === 'casablanca' ? 40 : 1,
  })),
]
const places = new PlaceIndex(known)

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

it.each<[string, { ville?: string } & Comprise]>([
  ['chambre ENSIAS', { ville: 'Rabat', q: 'chambre ENSIAS' }],
  ['à 10 minutes de la gare Agdal', { ville: 'Rabat', q: 'de la gare Agdal' }],
  ['2 filles rabat max 2000', { ville: 'Rabat', prixMax: 2000, q: 'filles' }],
  ['studio meublé sans agence casa pas cher', { ville: 'Casablanca', tri: 'prix', q: 'studio meublé sans agence' }],
  ['animaux interdits, eau et électricité incluses', { q: 'animaux interdits, eau et électricité incluses' }],
  ['no fumeur', { q: 'no fumeur' }],
  ['bit l kra casa', { ville: 'Casablanca', q: 'chambre' }],
  ['بيت فالرباط', { ville: 'Rabat', q: 'chambre' }],
  ['room with wifi rabat', { ville: 'Rabat', q: 'chambre with wifi' }],
  ['ch studio rabat', { ville: 'Rabat', q: 'studio' }],
  ['stuido, partma', { q: 'studio, appartement' }],
])('of « %s » above requests, which have fewer filters, the rest stays text', (typed, { ville, ...expected }) => {
  const knowledge = { places, today, unknown: new Set(unreadWords(typed, places)) }
  expect(readSentence(typed, knowledge, 'demandes')).toEqual({ ...(ville && { villeId: villeId(ville) }), ...expected })
})

// Each was once taken for a place or a word of the list, when no ad had it.
it.each(
  `étranger quatre étoiles mémoire sommeil passage mariage matelas musique sable origine connaître minutes membres semaine
  intérêt ménage vidéo ingénieur intérieur comme sommes cadre cartons saison humeur mission région part bout sage
  طريق طويلة جديد عائلية فرن طاولة نوم tri9 jdid
  locataire réglement bonheur paysage ensuite doubler fourni coûte acteur start case fast même seul`.split(/\s+/),
)('« %s » is no misspelling', (word) => expect(read(word)).toEqual({ q: word }))

it('takes words that ads contain as they are', () => {
  expect(readSentence('stuido rabta', { places, today, unknown: new Set<string>() })).toEqual({ q: 'stuido rabta' })
})

it('has landmarks that exist in their cities, each with an address and both names', () => {
  expect(reperesSeed.length).toBeGreaterThanOrEqual(120)
  expect(new Set(reperesSeed.map(({ slug }) => slug)).size).toBe(reperesSeed.length)
  for (const { ville, slug, nom, nomArabe, genre, alias } of reperesSeed) {
    expect(
      villesSeed.map((known) => known.slug),
      slug,
    ).toContain(ville)
    expect(slug).toMatch(slugPattern)
    const form = { nom, nomArabe, genre, alias }
    expect(RepereForm.parse(form), slug).toEqual(form)
    const villeId = villesSeed.findIndex((known) => known.slug === ville) + 1
    const inVille = (name: string) => (places.named(foldText(name)) ?? []).filter((place) => place.villeId === villeId)
    // Each name means one thing in a city: no quartier, and no other landmark.
    for (const name of [nom, nomArabe, ...alias]) expect(inVille(name), `${slug}: ${name}`).toHaveLength(1)
  }
})

it('reads every name of a place as that place and nothing else, alone, after a home and before its city', () => {
  for (const { villeId, quartier, repere, names } of known) {
    const place = { villeId, ...(quartier && { quartier }), ...(repere && { repere }) }
    const nom = villesSeed[villeId - 1]?.nom
    const isCommon = quartier !== undefined && quartier in commonNames
    for (const name of isCommon ? [] : names) {
      const home = { ...place, logementType: ['CHAMBRE'] }
      if (quartier ?? repere) expect(read(`chambre ${name} ${nom}`), `${name} ${nom}`).toEqual(home)
      // « encg » is in ten cities.
      if ((places.named(foldText(name)) ?? []).length > 1) continue
      expect(read(name), name).toEqual(place)
      expect(read(`chambre ${name}`), `chambre ${name}`).toEqual(home)
    }
  }
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
    ![
      'filler',
      'word',
      'max',
      'min',
      'unit',
      'thousand',
      'not',
      'within',
      'address',
      'day',
      'intermediaire',
      'monthNumber',
      'minutes',
      'utility',
      'included',
      'number',
    ].includes(kind)

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
  it.each(words.filter(([, { kind }]) => kind === 'intermediaire'))(
    'without « %s » is a filter, with it is text',
    (word) => {
      for (const not of ['sans', 'bla', 'بدون']) expect(read(`${not} ${word}`)).toEqual({ sansIntermediaire: true })
      expect(read(word)).toEqual({ q: word })
    },
  )
})

it.each(
  Object.entries(quartierNames).flatMap(([nom, quartiers]) =>
    Object.entries(quartiers).flatMap(([name, names]) => [name, ...names].map((each) => [each, nom, name] as const)),
  ),
)('« %s » in %s is %s', (typed, nom, name) => {
  expect(read(`${typed} ${nom}`)).toEqual({ villeId: villeId(nom), quartier: name })
})

describe('the words of a chip, which return to the field when it is removed,', () => {
  // As the pages write them.
  const formats = {
    ville: (id: number) => villesSeed[id - 1]?.nom ?? '',
    figure: (value: number) => String(value).replace(/\B(?=(\d{3})+$)/g, '\u202f'),
    day: () => '1er février 2027',
  }
  const everyValue = Object.entries(offreFiltres).flatMap(([name, filtre]): [string, unknown][] => {
    if (filtre.kind === 'flag') return [true, false].map((value) => [name, value])
    if (filtre.kind === 'choice') return filtre.values.map((value) => [name, [value]])
    return []
  })
  // No word of a sentence asks for these: how old a confirmation is, how large and for how long.
  const unsaid = ['confirmee', 'superficieMin', 'dureeMax']
  const values: [string, unknown][] = [
    ['villeId', 2],
    ['prixMin', 12_500],
    ['prixMax', 3000],
    ['dispoLe', '2027-02-01'],
    ...everyValue.filter(([name]) => !unsaid.includes(name)),
  ]

  it.each(values)('%s %s, are read as it was', (name, value) => {
    const filtre = offreFiltres[name as OffreFiltre]
    const [text = ''] = chipTexts(filtre, value as FiltreValue<Filtre>, formats)
    expect(read(text), text).toEqual({ [name]: value })
  })

  it('say the order', () => expect(read(triChips.prix ?? '')).toEqual({ tri: 'prix' }))
})

it.each(Object.entries(commonNames).flatMap(([name, names]) => [name, ...names].map((each) => [each, name] as const)))(
  '« %s » is %s in a city that has one, and text without a city',
  (typed, name) => {
    expect(read(`${typed} Fès`)).toEqual({ villeId: villeId('Fès'), quartier: name })
    expect(read(typed)).toEqual({ q: typed })
  },
)
