import { openDatabase } from '@colocdar/api/db/database'
import { suggestPhrases } from '@colocdar/api/features/offres/offres-phrases.service'
import { suggestLieux } from '@colocdar/api/features/villes/villes-lieux.service'
import { sentences } from '@colocdar/api/sentence/sentences.fixture'
import { count, ms, verdict } from './table.ts'

const mostP99 = 20
// Every so many sentences of the fixture, typed letter by letter from the third one on.
const oneIn = 12
const shortest = 3

const typedTexts = (): string[] =>
  Object.values(sentences)
    .flat()
    .filter((_, place) => place % oneIn === 0)
    .flatMap(([typed]) => {
      const letters = Array.from(typed)
      return letters.slice(shortest - 1).map((_, place) => letters.slice(0, shortest + place).join(''))
    })

/** What a field asks for at each letter: places from the memory of the server, and the sentence with its count of offers. */
export const measureSuggestions = async (offres: number, url: string): Promise<string[][]> => {
  const database = openDatabase({ url, maxConnections: 1 })
  const deps = { db: database.db, clock: () => new Date() }
  const texts = typedTexts()
  const timesOf = async (ask: (typed: string) => Promise<unknown>): Promise<number[]> => {
    // The first answer reads the places.
    await ask('casa')
    const times: number[] = []
    for (const typed of texts) {
      const startedAt = performance.now()
      await ask(typed)
      times.push(performance.now() - startedAt)
    }
    return times.toSorted((a, b) => a - b)
  }
  const places = await timesOf((typed) => suggestLieux(deps, typed))
  const phrases = await timesOf((typed) => suggestPhrases(deps, typed, 'fr'))
  await database.close()
  const at = (times: number[], part: number) => times[Math.floor(times.length * part)] ?? Number.NaN
  const figuresOf = (times: number[]) => `${ms(at(times, 0.5))}, p99 ${ms(at(times, 0.99))}`
  const holds = at(places, 0.99) <= mostP99
  return [
    [
      count(offres),
      `suggestions of places, ${count(texts.length)} texts`,
      figuresOf(places),
      `p99 ${mostP99} ms: ${verdict(holds)}`,
    ],
    [count(offres), 'the sentence as understood, with its offers counted', figuresOf(phrases), ''],
  ]
}
