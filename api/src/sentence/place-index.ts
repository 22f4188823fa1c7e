import { foldText } from '@colocdar/contracts/fold-text'
import { areAlike, distanceOf, lettersOf, mayBeAlike } from './alike.ts'
import { skeletonOf } from './skeleton.ts'
import { plainName, withoutArticles } from './word-forms.ts'

/** A city, one of its quartiers or a landmark, by all of its names. */
export interface Place {
  villeId: number
  quartier?: string
  repere?: string
  names: string[]
  /** Its public ads: of two places of one name, the one that most ads are in. */
  annonces: number
}

/** Places by their names. */
export class PlaceIndex {
  readonly #byName = new Map<string, Place[]>()
  readonly #byPlainName = new Map<string, Place[]>()
  readonly #bySkeleton = new Map<string, Place[]>()
  /** The names of so many words, split: typing errors are looked for in all of them. */
  readonly #bySize = new Map<number, { name: string; parts: { word: string; letters: number }[] }[]>()

  constructor(places: Place[]) {
    const villes = new Map(places.filter(isVille).map(({ villeId, names }) => [villeId, names]))
    for (const place of places) {
      if (place.repere !== undefined)
        for (const name of withoutVille(place.names, villes.get(place.villeId) ?? []))
          add(this.#byPlainName, plainName(name), place)
      for (const name of new Set(place.names.flatMap((each) => [foldText(each), withoutArticles(each)]))) {
        add(this.#byName, name, place)
        add(this.#byPlainName, plainName(name), place)
        // « hayriad », « eljadida »
        if (name.length > 7) add(this.#byPlainName, name.replaceAll(' ', ''), place)
        const skeleton = skeletonOf(name)
        // Short forms have few consonants: « m2 rabat » is not « EMI Rabat ».
        if (skeleton.length > 2 && place.repere === undefined) add(this.#bySkeleton, skeleton, place)
      }
    }
    for (const name of this.#byName.keys()) {
      const parts = name.split(' ').map((word) => ({ word, letters: lettersOf(word) }))
      const known = this.#bySize.get(parts.length)
      if (known) known.push({ name, parts })
      else this.#bySize.set(parts.length, [{ name, parts }])
    }
  }

  named(name: string): Place[] | undefined {
    return this.#byName.get(name) ?? this.#byPlainName.get(plainName(name))
  }

  /** By a name that holds a number or many words: only as it is. */
  exactly(name: string): Place[] | undefined {
    return this.#byName.get(name)
  }

  /** Places that sound alike, or are a typing error away when the words are in no ad. */
  like(name: string, mayBeError: boolean): Place[] | undefined {
    // « 9 » and « 3 » in a word are Darija, and Arabic has no vowels: such words are only spelled another way.
    const isOtherScript = /[35679]|[\u0600-\u06ff]/.test(name)
    if (mayBeError || isOtherScript) {
      const skeleton = skeletonOf(name)
      const found = this.#bySkeleton.get(skeleton)
      // Many words have the same few consonants: « quatre » and « Gauthier ».
      const near =
        isOtherScript && skeleton.length < shortestSound ? found?.filter((place) => isNear(place, name)) : found
      if (
        near?.length &&
        (isOtherScript || (skeleton.length >= shortestSound && near.some((place) => begin(place, name))))
      )
        return near
    }
    if (!mayBeError) return undefined
    const words = name.split(' ').map((word) => ({ word, mayBe: mayBeAlike(word) }))
    let [nearest, found]: [number, Place[]] = [Number.POSITIVE_INFINITY, []]
    for (const { name: known, parts } of this.#bySize.get(words.length) ?? []) {
      const isAlike = ({ word, letters }: (typeof parts)[number], at: number) =>
        words[at]?.word === word ||
        (word.length >= shortestMisspelled && words[at]?.mayBe(word, letters) && areAlike(words[at].word, word))
      if (!parts.every(isAlike)) continue
      const distance = distanceOf(name, known)
      if (distance < nearest) [nearest, found] = [distance, []]
      if (distance === nearest) found.push(...(this.#byName.get(known) ?? []))
    }
    return found.length > 0 ? found : undefined
  }
}

export const isVille = ({ quartier, repere }: Place): boolean => quartier === undefined && repere === undefined

/** « المدرسة الوطنية للتجارة والتسيير بأكادير » is typed without its city, or before it. */
const withoutVille = (names: string[], ville: string[]): string[] =>
  names.flatMap((name) => {
    const folded = foldText(name)
    return ville.flatMap((each) => {
      const own = foldText(each)
      const end = [` ${own}`, ` ب${own}`].find((last) => folded.endsWith(last))
      const left = end === undefined ? '' : folded.slice(0, -end.length)
      return left.includes(' ') ? [left] : []
    })
  })

// « sable » is not Salé.
const shortestMisspelled = 5
const shortestSound = 4

/** Few consonants are those of many words: « tri9 » is not Targa, nor « طويلة » Toulal. */
const isNear = ({ names }: Place, name: string): boolean => {
  const isArabic = /[\u0600-\u06ff]/.test(name)
  const spelled = withoutArticles(name.replace(/[3579]/g, (digit) => ({ 5: 'kh', 7: 'h', 9: 'k' })[digit] ?? ''))
  const known = names.map(withoutArticles).filter((each) => /[\u0600-\u06ff]/.test(each) === isArabic)
  return known.length === 0 || known.some((each) => areAlike(spelled, each))
}

const begin = ({ names }: Place, name: string): boolean => names.some((each) => foldText(each)[0] === name[0])

const add = (index: Map<string, Place[]>, name: string, place: Place): void => {
  const known = index.get(name) ?? []
  if (!known.includes(place)) index.set(name, [...known, place])
}
