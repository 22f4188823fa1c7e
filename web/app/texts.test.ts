import { expect, it } from 'vitest'

type Texts = Record<string, unknown>
const french = import.meta.glob<Texts>('./**/*.fr.ts', { eager: true })
const arabic = import.meta.glob<Texts>('./**/*.ar.ts', { eager: true })

const files = Object.keys(french)
const beside = (file: string): string => file.replace(/\.fr\.ts$/, '.ar.ts')

it('has each module of texts in both languages', () => {
  expect(files.length).toBeGreaterThan(30)
  const ofArabicAlone = ['./lib/formats/plural.ar.ts']
  expect(Object.keys(arabic).toSorted()).toEqual([...files.map(beside), ...ofArabicAlone].toSorted())
})

/** What a text has to be filled with: the names in its braces, or the values of its function. */
const shapeOf = (text: unknown): unknown => {
  if (typeof text === 'string') return (text.match(/\{\w+\}/g) ?? []).toSorted()
  if (typeof text === 'object' && text !== null)
    return Object.fromEntries(Object.entries(text).map(([name, part]) => [name, shapeOf(part)]))
  return typeof text
}

it.each(files)('%s has the same names and the same values to fill in Arabic', (file) => {
  expect(shapeOf({ ...arabic[beside(file)] })).toEqual(shapeOf({ ...french[file] }))
})

const sources = import.meta.glob<string>('./**/*.ar.ts', { eager: true, query: '?raw', import: 'default' })

it('keeps the full stop of « Salma E. » on its side in Arabic sentences', () => {
  const mixed = Object.entries(sources).filter(([, source]) => /(?<!\\u2068)\$\{nom\}/.test(source))
  expect(mixed.map(([file]) => file)).toEqual([])
})

const allSources = {
  ...sources,
  ...import.meta.glob<string>('../../{api,contracts,server}/src/**/*.ar.ts', {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
}
const ofMen =
  /(?<!\p{L})(?:تريد|ترغب|تستطيع|لست|المس|اضغط|انقر|أدخل|اختر|اكتب|أرسل|ابحث|انتظر|احفظ|أضف|استعمل|استخدم|احذف|افتح|جر[ّ]?ب)(?!\p{L})/u

it('asks neither « تريد » nor « اضغط » of anybody, which are said to men', () => {
  expect(Object.keys(allSources).length).toBeGreaterThan(Object.keys(sources).length + 30)
  const said = Object.entries(allSources).filter(([, source]) => ofMen.test(source))
  expect(said.map(([file]) => file)).toEqual([])
})

const components = import.meta.glob<string>('./**/*.tsx', { eager: true, query: '?raw', import: 'default' })

it('sets no Arabic letters apart, which are joined', () => {
  const spaced = Object.entries(components).filter(([, source]) => /(?<!ltr:)tracking-(?!normal|tight)/.test(source))
  expect(spaced.map(([file]) => file)).toEqual([])
})

const frenchSources = import.meta.glob<string>('./**/*.fr.ts', { eager: true, query: '?raw', import: 'default' })

it('sets no « de » before a name, which would be « d’ » before Imane', () => {
  const written = Object.entries(frenchSources).filter(([, source]) => /\bde \$?\{nom\}/.test(source))
  expect(written.map(([file]) => file)).toEqual([])
})
