import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { BooleanParam, calendarDate, Id, IdParam, isWhole, maxInteger, paged, pageQuery, toPaged } from './common.ts'
import { errorsOf } from './testing/errors-of.ts'

const accepts = (schema: z.ZodMiniType, value: unknown) => z.safeParse(schema, value).success

describe('ids', () => {
  it('are whole numbers that PostgreSQL can hold', () => {
    expect([1, maxInteger].map((id) => accepts(Id, id))).toEqual([true, true])
    expect([0, -1, 1.5, maxInteger + 1, '7'].filter((id) => accepts(Id, id))).toEqual([])
    expect(errorsOf(z.object({ id: Id }), { id: 'x' })).toEqual({ id: 'L’identifiant doit être un entier.' })
  })

  it('are read from paths, digits only', () => {
    expect(z.parse(IdParam, '12')).toBe(12)
    for (const text of ['', ' 12', '12 ', '1e3', '0x1f', '12a', 'a12', '1.5', '1.', '-1', '1'.repeat(16)])
      expect(accepts(IdParam, text), text).toBe(false)
    expect(accepts(IdParam, ['12'])).toBe(false)
  })
})

describe('pages', () => {
  const query = z.object(pageQuery(12))

  it('begin at 0 and have the size of the list unless another is asked for', () => {
    expect(z.parse(query, {})).toEqual({ page: 0, size: 12 })
    expect(z.parse(query, { page: '3', size: '200' })).toEqual({ page: 3, size: 200 })
    expect(z.parse(query, { page: 1_000_000, size: 1 })).toEqual({ page: 1_000_000, size: 1 })
  })

  it.each([
    [{ page: 'deux' }, { page: 'La page doit être un entier.' }],
    [{ page: '-1' }, { page: 'La page commence à 0.' }],
    [{ size: '0' }, { size: 'La taille va de 1 à 200.' }],
    [{ size: '201' }, { size: 'La taille va de 1 à 200.' }],
    [{ size: '1.5' }, { size: 'La taille doit être un entier.' }],
  ])('are refused: %o', (asked, errors) => expect(errorsOf(query, asked)).toEqual(errors))

  it('are not beyond a million', () => expect(accepts(query, { page: 1_000_001 })).toBe(false))

  it('say where they stand', () => {
    const at = (page: number, total: number, content = ['x']) => toPaged(content, { page, size: 2 }, total)
    expect(at(0, 5)).toEqual({
      content: ['x'],
      number: 0,
      size: 2,
      totalElements: 5,
      totalPages: 3,
      numberOfElements: 1,
      first: true,
      last: false,
      empty: false,
    })
    expect(at(1, 5)).toMatchObject({ first: false, last: false })
    expect(at(2, 5)).toMatchObject({ first: false, last: true })
    expect(at(9, 5)).toMatchObject({ last: true })
    expect(at(0, 0, [])).toMatchObject({ totalPages: 0, first: true, last: true, empty: true, numberOfElements: 0 })
    expect(z.parse(paged(z.string()), at(0, 5))).toEqual(at(0, 5))
    for (const name of Object.keys(at(0, 5)))
      expect(accepts(paged(z.string()), { ...at(0, 5), [name]: undefined }), name).toBe(false)
  })
})

it('reads a flag of a query', () => {
  expect(['true', 'false', true, false].map((value) => z.parse(BooleanParam, value))).toEqual([
    true,
    false,
    true,
    false,
  ])
  expect(['', 'oui', '1', 1, null].filter((value) => accepts(BooleanParam, value))).toEqual([])
})

it('takes whole numbers only', () => {
  const schema = z.object({ n: z.number().check(isWhole('Entier.')) })
  expect(errorsOf(schema, { n: 2 })).toBeNull()
  expect(errorsOf(schema, { n: 1e-300 })).toEqual({ n: 'Entier.' })
})

describe('a day', () => {
  const refused = (jour: unknown) => errorsOf(z.object({ jour: calendarDate('Requis.', 'Format.') }), { jour })

  it('is in the calendar, in a plausible range', () => {
    for (const day of ['1900-01-01', '2000-01-01', '2028-02-29', '2200-12-31']) expect(refused(day), day).toBeNull()
    for (const day of ['1899-12-31', '2201-01-01', '2026-02-29', '2026-13-01', '01/02/2026', '2026-1-1', 'demain'])
      expect(refused(day), day).toEqual({ jour: 'Format.' })
  })

  it('is missing when nothing was given', () => {
    for (const nothing of ['', undefined, null, 3]) expect(refused(nothing)).toEqual({ jour: 'Requis.' })
  })

  it('says which form it has unless told otherwise', () => {
    const bare = z.object({ jour: calendarDate() })
    for (const jour of ['', 'demain'])
      expect(errorsOf(bare, { jour })).toEqual({ jour: 'La date doit avoir la forme AAAA-MM-JJ.' })
  })
})
