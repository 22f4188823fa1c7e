import { foldText } from '@colocdar/contracts/fold-text'
import { areAlike, distanceOf } from './alike.ts'
import { skeletonOf } from './skeleton.ts'
import { withoutArticles } from './word-forms.ts'

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
  readonly #bySkeleton = new Map<string, Place[]>()

  constructor(places: Place[]) {
    for (const place of places)
      for (const name of new Set(place.names.flatMap((each) => [foldText(each), withoutArticles(each)]))) {
        add(this.#byName, name, place)
        const skeleton = skeletonOf(name)
        if (skeleton.length > 2) add(this.#bySkeleton, skeleton, place)
      }
  }

  named(name: string): Place[] | undefined {
    return this.#byName.get(name)
  }

  /** Places that sound alike, or are a typing error away when the words are in no ad. */
  like(name: string, mayBeError: boolean): Place[] | undefined {
    // « 9 » and « 3 » in a word are Darija, and Arabic has no vowels: such words are only spelled another way.
    if (mayBeError || /\d|[\u0600-\u06ff]/.test(name)) {
      const found = this.#bySkeleton.get(skeletonOf(name))
      if (found) return found
    }
    if (!mayBeError) return undefined
    const words = name.split(' ')
    let [nearest, found]: [number, Place[]] = [Number.POSITIVE_INFINITY, []]
    for (const [known, places] of this.#byName) {
      const parts = known.split(' ')
      if (parts.length !== words.length || !words.every((word, at) => areAlike(word, parts[at] as string))) continue
      const distance = distanceOf(name, known)
      if (distance < nearest) [nearest, found] = [distance, []]
      if (distance === nearest) found.push(...places)
    }
    return found.length > 0 ? found : undefined
  }
}

const add = (index: Map<string, Place[]>, name: string, place: Place): void => {
  const known = index.get(name) ?? []
  if (!known.includes(place)) index.set(name, [...known, place])
}
