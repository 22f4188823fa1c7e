import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { findCoordonnees } from './coordonnees.ts'
import { errorsOf } from './testing/errors-of.ts'
import { email, optionalText, text } from './text.ts'

const forbidden = { t: 'Ce texte contient un caractère interdit.' }

describe('a required text', () => {
  const schema = z.object({ t: text({ required: 'Requis.', max: 5, min: { length: 2, message: 'Court.' } }) })

  it('is trimmed', () => expect(z.parse(schema, { t: '  abc ' })).toEqual({ t: 'abc' }))

  it.each([
    [undefined, { t: 'Requis.' }],
    [3, { t: 'Requis.' }],
    ['   ', { t: 'Requis.' }],
    ['a', { t: 'Court.' }],
    ['ab', null],
    ['abcde', null],
    ['abcdef', { t: 'Ce texte ne doit pas dépasser 5 caractères.' }],
    ['a\u0000b', forbidden],
    ['a\ud800b', forbidden],
    ['\u202e\u2069', { t: 'Requis.' }],
    ['\u202eab\u2068c\u2069de', null],
  ])('of %j has the errors %o', (t, errors) => expect(errorsOf(schema, { t })).toEqual(errors))

  it('has at most 200 characters unless told otherwise', () => {
    const bare = z.object({ t: text({ required: 'Requis.' }) })
    expect(errorsOf(bare, { t: 'x'.repeat(200) })).toBeNull()
    expect(errorsOf(bare, { t: 'x'.repeat(201) })).toEqual({ t: 'Ce texte ne doit pas dépasser 200 caractères.' })
    expect(errorsOf(bare, { t: 'x' })).toBeNull()
  })
})

describe('an optional text', () => {
  const schema = z.object({ t: optionalText(5) })

  it('is null when empty', () => {
    for (const t of ['', '  ', null, undefined]) expect(z.parse(schema, { t })).toEqual({ t: null })
    expect(z.parse(schema, { t: ' abc ' })).toEqual({ t: 'abc' })
  })

  it('is refused when too long or not storable', () => {
    expect(errorsOf(schema, { t: 'abcdef' })).toEqual({ t: 'Ce texte ne doit pas dépasser 5 caractères.' })
    expect(errorsOf(schema, { t: 'a\u0000' })).toEqual(forbidden)
    expect(errorsOf(z.object({ t: optionalText() }), { t: 'x'.repeat(201) })).toEqual({
      t: 'Ce texte ne doit pas dépasser 200 caractères.',
    })
  })
})

// 06 61 23 45 67, to the eye.
const backwards = '\u202e76 54 32 16 60\u202c'

describe.each([
  ['required', text({ required: 'Requis.' })],
  ['optional', optionalText()],
])('[SEC-25] [SEC-48] [SEC-71] a text, %s', (_which, schema) => {
  it.each([
    [backwards, '76 54 32 16 60'],
    ['\u202eam.xe.ruetsopmi\u202c', 'am.xe.ruetsopmi'],
    ['Sara\u2069 a payé', 'Sara a payé'],
    ['\u202a\u202b\u202c\u202d\u202ea\u2066\u2067\u2068\u2069', 'a'],
    ['\u202e a \u202c', 'a'],
  ])('%j is stored without what turns its order', (typed, stored) => expect(z.parse(schema, typed)).toBe(stored))

  it('keeps the joiners and marks that Arabic needs', () => {
    const arabic = 'می\u200cخواهم \u200fألف\u200d \u061c123\u200e'
    expect(z.parse(schema, `${arabic}.`)).toBe(`${arabic}.`)
  })
})

it('[SEC-48] contact details are seen in a text as it is stored', () => {
  const found = (typed: string) =>
    findCoordonnees(z.parse(text({ required: 'Requis.' }), typed)).map(({ kind }) => kind)
  expect(found('06\u202d61\u202e23\u206645\u206967')).toEqual(['telephone'])
  expect(found(backwards), 'shown as typed: no number').toEqual([])
})

describe('an e-mail', () => {
  const refused = (t: unknown) => errorsOf(z.object({ t: email({ required: 'Requis.', invalid: 'Invalide.' }) }), { t })

  it.each(['sara@exemple.ma', ' sara@exemple.ma ', "o'neil+a.b_c@sous.exemple.co", 'a@1.fr', 'a@a-b.ma', 'a@x.y.ma'])(
    '%s',
    (t) => expect(refused(t)).toBeNull(),
  )

  it.each([
    'sara',
    'sara@exemple',
    '@exemple.ma',
    'sara@-exemple.ma',
    'sara@exemple-.ma',
    'sara@exemple.-ma',
    'sara@exemple.ma-',
    'sara@exemple..ma',
    'sara@.ma',
    'a b@exemple.ma',
    '"sara"@exemple.ma',
    'sara@exemple.ma, b@exemple.ma',
    `${'a'.repeat(65)}@exemple.ma`,
    `a@${'b'.repeat(250)}.ma`,
  ])('not %s', (t) => expect(refused(t)).toEqual({ t: 'Invalide.' }))

  it('is required', () => {
    for (const t of ['', ' ', undefined, 3]) expect(refused(t)).toEqual({ t: 'Requis.' })
  })
})
