import { describe, expect, it } from 'vitest'
import { NamedReperes, repereLimits } from './reperes.ts'
import { slugOf, slugPattern } from './slug.ts'
import * as texts from './texts/reperes.fr.ts'

const named = { slug: 'fst-fes', minutes: 10, moyen: 'PIED' }
const readMinutes = (minutes: unknown) => NamedReperes.safeParse([{ ...named, minutes }]).data?.[0]?.minutes
const refusalOf = (list: unknown) => NamedReperes.safeParse(list).error?.issues[0]?.message

describe('the landmarks that an owner names', () => {
  it.each([
    ['1', 1],
    [' 12 ', 12],
    ['0012', 12],
    [60, 60],
    ['60', 60],
    // Not a number of minutes.
    ['', undefined],
    ['00012', undefined],
    ['1e1', undefined],
    ['x12', undefined],
    ['12 min', undefined],
    [0, undefined],
    [61, undefined],
    [1.5, undefined],
    [[12], undefined],
  ])('are %j minutes away: %j', (typed, minutes) => {
    expect(readMinutes(typed)).toBe(minutes)
  })

  it('are named by id or by slug, and each once', () => {
    const { slug, ...rest } = named
    const byId = { ...rest, repereId: 7 }
    expect(refusalOf([rest])).toBe(texts.choose)
    expect([refusalOf([named, byId]), refusalOf([{ ...named, slug: 'ensa-fes' }, named])]).toEqual([
      undefined,
      undefined,
    ])
    expect([refusalOf([named, named]), refusalOf([byId, byId])]).toEqual([texts.twice, texts.twice])
  })

  it('are as many as an offer may have', () => {
    const many = (length: number) => Array.from({ length }, (_, index) => ({ ...named, slug: `arret-${index}` }))
    expect(refusalOf(many(repereLimits.offre))).toBeUndefined()
    expect(refusalOf(many(repereLimits.offre + 1))).toBe(texts.tooMany)
  })
})

it.each([
  ['Béni Mellal', 'beni-mellal'],
  ['« Gare » de l’Agdal (ONCF) !', 'gare-de-l-agdal-oncf'],
  ['ENSA — 2ᵉ  campus', 'ensa-2e-campus'],
  ['جامعة', ''],
])('« %s » is %j in addresses', (nom, slug) => {
  expect(slugOf(nom)).toBe(slug)
  expect(slugPattern.test(slug)).toBe(slug !== '')
})

it.each(['-gare', 'gare-', 'gare--agdal', 'Gare', 'gàre', 'gare agdal'])('« %s » is no address', (slug) => {
  expect(slugPattern.test(slug)).toBe(false)
})
