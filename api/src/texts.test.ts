import { globSync, readFileSync } from 'node:fs'
import { allEndpoints } from '@colocdar/contracts/table'
import { refusalsOf, schemasOf } from '@colocdar/contracts/testing/refusals'
import { isSchema } from '@colocdar/contracts/testing/wire-text'
import { fill } from '@colocdar/contracts/texts/fill'
import { describe, expect, it } from 'vitest'
import { languageOf } from './http/language.ts'
import { pairSentences, textsIn } from './sentences.ts'
import { textPairs } from './texts.ts'

const root = `${import.meta.dirname}/../..`
const sentences = pairSentences(textPairs)
// Labels of one word are not answered, and may differ by their place.
const isSentence = (text: string) => /\s/.test(text)
const placeholdersOf = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted()

describe('every sentence of the API', () => {
  it('is in a module of the list', () => {
    const listed = readFileSync(`${import.meta.dirname}/texts.ts`, 'utf8')
    const files = globSync(['contracts/src/texts/*.fr.ts', 'api/src/**/*texts.fr.ts'], { cwd: root })
    const missing = files.filter(
      (file) =>
        !listed.includes(
          file
            .replace('contracts/src/', '@colocdar/contracts/')
            .replace('api/src/', './')
            .replace(/^(@.*)\.ts$/, '$1'),
        ),
    )
    // Looked up by the web alone, and by the mails.
    expect(missing.toSorted()).toEqual(
      ['client', 'motifs', 'references'].map((name) => `contracts/src/texts/${name}.fr.ts`),
    )
  })

  it('has the same names and values in Arabic', () => {
    for (const [fr, ar] of textPairs) {
      expect(Object.keys(ar).toSorted()).toEqual(Object.keys(fr).toSorted())
      for (const [french, arabic] of textsIn(fr, ar))
        expect([french, placeholdersOf(arabic)]).toEqual([french, placeholdersOf(french)])
    }
  })

  it('is found by its French, with its values', () => {
    for (const [fr, ar] of textPairs)
      for (const [french, arabic] of textsIn(fr, ar).filter(([french]) => isSentence(french))) {
        const values = Object.fromEntries(placeholdersOf(french).map((name, index) => [name.slice(1, -1), `${index}7`]))
        const found = sentences.find(fill(french, values))
        // One French sentence may stand in two modules, with one Arabic.
        expect([french, found]).toEqual([french, fill(arabic, values)])
      }
  })

  it('is Arabic: each validation of what members and visitors send', () => {
    const sent = allEndpoints
      // The second factor is shown before the administration, which is French.
      .filter(({ endpoint }) => endpoint.access !== 'admin' || endpoint.beforeFactor)
      .flatMap(({ endpoint }) => schemasOf(endpoint))
    const messages = sent
      .filter(isSchema)
      .flatMap(refusalsOf)
      .flatMap((line) => line.replace(/^[^:]*: /, '').split(' | '))
    expect(messages.length).toBeGreaterThan(100)
    expect([...new Set(messages)].filter((message) => !sentences.find(message))).toEqual([])
  })

  it('stands in a module, but for those of the administration', () => {
    const administration =
      /features\/(articles|chiffres|comptes|facteurs|journal|mailbox|moderation)\/|-administration\.|signalements-(decisions|dossiers|suites)/
    const forOperators = /src\/(db|openapi|migrate\.ts)/
    const files = globSync('api/src/**/*.ts', { cwd: root }).filter(
      (file) => !/\.test\.|texts\.|testing|fixture|mails\./.test(file),
    )
    const written = files
      .filter((file) => !administration.test(file) && !forOperators.test(file))
      .flatMap((file) => {
        const code = readFileSync(`${root}/${file}`, 'utf8').replace(/\/\*.*?\*\/|(?<=\s)\/\/[^\n]*/gs, '')
        const literalsOf = (text: string) => text.match(/'[^'\n]*'|`[^`]*`/g) ?? []
        const answered = (code.match(/AppError\([^;]*?\)/g) ?? []).flatMap(literalsOf)
        return [
          ...literalsOf(code).filter((literal) => /^.\p{Lu}.* .*[.!?].$/u.test(literal)),
          ...answered.filter((literal) => /^.\p{Lu}.* .*[^.!?].$/u.test(literal)),
        ].map((literal) => `${file}: ${literal}`)
      })
    // Stands in the journal.
    expect(written).toEqual([
      "api/src/features/utilisateurs/utilisateurs-account.service.ts: 'Le membre a changé son nom, son prénom ou son téléphone.'",
    ])
  })
})

it.each([
  [undefined, 'fr'],
  ['', 'fr'],
  ['*', 'fr'],
  ['fr', 'fr'],
  ['en-GB', 'fr'],
  ['ar', 'ar'],
  ['AR-ma', 'ar'],
  ['arn', 'fr'],
  ['ar;q=0', 'fr'],
  ['ar;q=x', 'fr'],
  ['ar-MA,ar;q=0.9,fr;q=0.8', 'ar'],
  ['fr-MA,fr;q=0.9,ar;q=0.8', 'fr'],
  ['fr;q=0.5, ar ; q=0.7', 'ar'],
  ['en,ar;q=0.9', 'fr'],
])('answers who asks for %j in %s', (header, language) => expect(languageOf(header)).toBe(language))
