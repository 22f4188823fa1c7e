import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { demandes } from './demandes.ts'
import { chipTexts, chosenFiltres, filtreParams } from './filtres.ts'
import { readFiltres } from './filtres-query.ts'
import { offres } from './offres.ts'
import { type OffreFiltres, offreFiltres } from './offres-filtres.ts'

const parse = (query: object) => z.parse(offres.search.query, query)
const errorsOf = (query: object, schema: z.ZodMiniType = offres.search.query) => {
  const result = z.safeParse(schema, query)
  return Object.fromEntries(result.error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [])
}

describe('the query of a search', () => {
  it('reads texts, numbers as people type them, days, flags and lists', () => {
    const query = {
      q: ' tram ',
      prixMin: '1 500',
      prixMax: '2500,50',
      dispoLe: '2026-12-01',
      meuble: 'true',
      fumeurs: 'false',
    }
    expect(parse(query)).toMatchObject({
      q: 'tram',
      prixMin: 1500,
      prixMax: 2500.5,
      dispoLe: '2026-12-01',
      meuble: true,
      fumeurs: false,
    })
    expect(parse({ logementType: 'STUDIO,CHAMBRE' })).toMatchObject({ logementType: ['CHAMBRE', 'STUDIO'] })
    expect(parse({ logementType: ['STUDIO', 'CHAMBRE', 'STUDIO'] })).toMatchObject({
      logementType: ['CHAMBRE', 'STUDIO'],
    })
  })

  it('ignores the empty inputs of a plain form', () => {
    const empty = Object.fromEntries(Object.keys(offreFiltres).map((name) => [name, '']))
    expect(chosenFiltres(offreFiltres, parse(empty) as OffreFiltres)).toEqual([])
    expect(parse({})).toEqual({ page: 0, size: 12, tri: 'recent' })
    expect(parse({ q: '   ', logementType: ['', ''] })).toEqual({ page: 0, size: 12, tri: 'recent' })
  })

  it.each([
    [{ prixMin: '3000', prixMax: '2000' }, { prixMin: 'Le loyer minimum dépasse le loyer maximum.' }],
    [{ prixMax: '-5' }, { prixMax: 'Ce nombre doit être compris entre 0 et 1\u202f000\u202f000.' }],
    [{ prixMax: 'cher' }, { prixMax: 'Ce nombre doit être compris entre 0 et 1\u202f000\u202f000.' }],
    [{ prixMax: '1e3' }, { prixMax: 'Ce nombre doit être compris entre 0 et 1\u202f000\u202f000.' }],
    [{ prixMax: '5.12345' }, { prixMax: 'Ce nombre doit être compris entre 0 et 1\u202f000\u202f000.' }],
    [{ q: 'x'.repeat(10_000) }, { q: 'Ce texte ne doit pas dépasser 100 caractères.' }],
    [{ q: 'a\u0000b' }, { q: 'Ce texte contient un caractère interdit.' }],
    [{ dispoLe: '2026-02-30' }, { dispoLe: 'La date doit être un jour qui existe, sous la forme AAAA-MM-JJ.' }],
    [{ dispoLe: 'demain' }, { dispoLe: 'La date doit être un jour qui existe, sous la forme AAAA-MM-JJ.' }],
    [{ meuble: 'oui' }, { meuble: 'Ce filtre vaut true (oui) ou false (non).' }],
    [{ tri: 'cher' }, { tri: 'Cet ordre n’existe pas\u00a0: recent, prix, -prix, dispo.' }],
    [{ logementType: 'CHATEAU' }, { 'logementType.0': 'Ce choix n’existe pas.' }],
    [{ logementType: [5] }, { 'logementType.0': 'Ce choix n’existe pas.' }],
    [{ dureeMax: '500' }, { dureeMax: 'Ce nombre doit être compris entre 0 et 120.' }],
  ])('refuses %j in a sentence', (query, errors) => {
    expect(errorsOf(query)).toEqual(errors)
  })

  it('compares the budgets of requests in the same way', () => {
    expect(errorsOf({ budgetMin: 2, budgetMax: 1 }, demandes.search.query)).toEqual({
      budgetMin: 'Le budget minimum dépasse le budget maximum.',
    })
  })
})

describe('the filters in the URL of a page', () => {
  const read = (search: string) => readFiltres(offreFiltres, new URLSearchParams(search))

  it('[SEARCH-05] are kept where they are right, and reported where they are wrong', () => {
    expect(read('prixMax=2000&prixMin=&dispoLe=2026-13-01&logementType=VILLA&logementType=STUDIO&page=2')).toEqual({
      values: { prixMax: 2000, logementType: ['VILLA', 'STUDIO'] },
      errors: { dispoLe: 'La date doit être un jour qui existe, sous la forme AAAA-MM-JJ.' },
    })
    expect(read('prixMin=3000&prixMax=2000')).toEqual({
      values: { prixMax: 2000 },
      errors: { prixMin: 'Le loyer minimum dépasse le loyer maximum.' },
    })
  })

  it('[SEARCH-05] are refused in the words of the search', () => {
    expect(read('prixMax=cher&logementType=CHATEAU&meuble=oui')).toEqual({
      values: {},
      errors: {
        prixMax: 'Ce nombre doit être compris entre 0 et 1\u202f000\u202f000.',
        logementType: 'Ce choix n’existe pas.',
        meuble: 'Ce filtre vaut true (oui) ou false (non).',
      },
    })
  })

  it('are not there when their inputs were left empty', () => {
    expect(read('prixMax=&q=+&logementType=').values).toStrictEqual({})
  })

  it('come back from the URL as they were written to it', () => {
    const values: OffreFiltres = {
      villeId: 3,
      q: 'près du tram, calme',
      prixMax: 2500.5,
      logementType: ['CHAMBRE', 'STUDIO'],
      meuble: true,
    }
    const search = new URLSearchParams(filtreParams(offreFiltres, values))
    expect(readFiltres(offreFiltres, search)).toEqual({ values, errors: {} })
  })
})

describe('the chips of the filters', () => {
  const formats = { ville: (id: number) => `ville ${id}`, figure: String, day: (date: string) => `le ${date}` }

  it.each([
    ['villeId', 3, ['ville 3']],
    ['q', 'tram', ['tram']],
    ['prixMax', 2000, ['Jusqu’à 2000\u00a0dh']],
    ['superficieMin', 12, ['Dès 12\u00a0m²']],
    ['dispoLe', '2026-12-01', ['Libre le le 2026-12-01']],
    ['logementType', ['CHAMBRE', 'VILLA'], ['Chambre', 'Villa']],
    ['meuble', true, ['Meublé']],
    ['meuble', false, ['À meubler']],
    ['accueille', ['FEMMES'], ['Coloc féminine']],
  ] as const)('of %s', (name, value, texts) => {
    expect(chipTexts(offreFiltres[name], value as never, formats)).toEqual(texts)
  })
})
