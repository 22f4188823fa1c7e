import { type Accueil, accueils, type LogementType, logementTypes } from '@colocdar/contracts/enumerations'
import type { Comprise, Liste } from '@colocdar/contracts/villes-phrases'
import { keepAsWords } from './keep-as-words.ts'
import { isVille, type Place, type PlaceIndex } from './place-index.ts'
import { isKind } from './place-names.ts'
import { readCharges } from './read-charges.ts'
import { readDates } from './read-dates.ts'
import { readRents } from './read-rents.ts'
import { type Knowledge, recognise } from './recognise.ts'
import { isForbidding, isNo, isSign, type Token, tokensOf } from './tokens.ts'

/**
 * What a person means by a sentence in French, Arabic or Darija: first the longest names and words of the list, from left to
 * right, then numbers by their neighbours. What is uncertain stays text, and what the list has no filter for.
 */
export const readSentence = (typed: string, knowledge: Knowledge, liste: Liste = 'offres'): Comprise => {
  const tokens = tokensOf(typed)
  const places: Place[][] = []
  for (let at = 0; at < tokens.length; ) at += recognise(tokens, at, knowledge, places)
  const comprise: Comprise = {}
  readPlaces(tokens, places, comprise)
  readTypes(tokens, comprise)
  readFaits(tokens, comprise)
  readCharges(tokens, comprise)
  readDates(tokens, knowledge.today, comprise)
  readRents(tokens, comprise)
  readMinutes(tokens, comprise)
  const filtres = liste === 'offres' ? comprise : keepAsWords(tokens, comprise)
  const rest = restOf(typed, tokens)
  return rest === '' ? filtres : { ...filtres, q: rest }
}

/** The words that were not recognised: asked for in the ads, before a misspelling is looked for. */
export const unreadWords = (typed: string, places: PlaceIndex): string[] => {
  const tokens = tokensOf(typed)
  const nothing = { places, today: '', unknown: new Set<string>() }
  for (let at = 0; at < tokens.length; ) at += recognise(tokens, at, nothing, [])
  return tokens.filter(({ meaning, number }) => !meaning && number === undefined).map(({ word }) => word)
}

/** One city, and the quartier and the landmark that lie in it. */
const readPlaces = (tokens: Token[], candidates: Place[][], comprise: Comprise): void => {
  const ville = candidates.flat().find(isVille)
  const universite = candidates.map(mostLikely).find(isUniversite)
  const home = ville ?? universite
  const chosen = candidates.map((places) => {
    const inVille = places.filter(({ villeId }) => !home || villeId === home.villeId)
    return ville ? (inVille.find(isVille) ?? mostLikely(inVille)) : mostLikely(inVille)
  })
  const reperes = chosen.filter((place) => place?.repere !== undefined)
  const repere = reperes[0]
  // « ENSA Ibn Zohr » is one place.
  const owner = isCampus(repere) ? reperes.find(isUniversite) : undefined
  const quartier = chosen.find(
    (place) => place?.quartier !== undefined && (!repere || place.villeId === repere.villeId),
  )
  const place = repere ?? quartier ?? ville
  if (place) {
    comprise.villeId = place.villeId
    if (quartier?.quartier !== undefined) comprise.quartier = quartier.quartier
    if (repere?.repere !== undefined) comprise.repere = repere.repere
  }
  const first = repere ? tokens.findIndex((token) => token.place !== undefined && chosen[token.place] === repere) : 0
  const kind = tokens.slice(0, first).findLast(({ meaning }) => meaning?.kind !== 'filler')
  for (const token of tokens)
    if (token.place !== undefined) {
      const meant = chosen[token.place]
      token.isNear = meant !== undefined && (meant === repere || meant === owner)
      token.isTaken =
        meant !== undefined &&
        (token.isNear || meant === quartier || (isVille(meant) && meant.villeId === place?.villeId))
    }
  // « la gare Casa Voyageurs »
  if (kind && isKind(kind.word))
    for (const token of tokens.slice(0, first))
      if (token === kind || isPartOf(kind, token)) Object.assign(token, { isTaken: true, isNear: true })
}

const isUniversite = (place: Place | undefined): boolean => /^Université /.test(place?.names[0] ?? '')
const isCampus = (place: Place | undefined): boolean => !/^(?:Gare|Tram) /.test(place?.names[0] ?? '')

const isPartOf = ({ place }: Token, other: Token): boolean => place !== undefined && other.place === place

/** The only one, or the one with several times the ads of the next: otherwise it could be either. */
const mostLikely = (places: Place[]): Place | undefined => {
  const [first, second] = places.toSorted((a, b) => b.annonces - a.annonces)
  // « encg » is a school in ten cities, whichever has the most ads; a university is where its name says no city.
  if (first?.repere !== undefined && places.some(({ villeId }) => villeId !== first.villeId))
    return places.find((place) =>
      places.every((other) => other === place || other.names[0]?.startsWith(`${place.names[0]} `)),
    )
  return first && (!second || first.annonces > 3 * second.annonces) ? first : undefined
}

const readTypes = (tokens: Token[], comprise: Comprise): void => {
  const types = new Set<LogementType>()
  tokens.forEach((token, at) => {
    if (token.meaning?.kind !== 'type') return
    // « 2 chambres » says how large the home is.
    const count = tokens[at - 1]?.number
    if (count !== undefined && count > 1 && count < 20) return
    token.isTaken = true
    takeCount(tokens, at)
    if (types.size === 0 || !followsWithin(tokens, at)) types.add(token.meaning.type)
  })
  if (types.size > 0) comprise.logementType = logementTypes.filter((type) => types.has(type))
}

/** « 1 studio » is a studio, and « 2 filles » are girls. */
const takeCount = (tokens: Token[], at: number): void => {
  const before = tokens[at - 1]
  if (before?.number !== undefined && before.number < 10) before.isTaken = true
}

/** How far from the landmark: « 10 minutes de l’ENSIAS ». */
const readMinutes = (tokens: Token[], comprise: Comprise): void => {
  if (comprise.repere === undefined) return
  tokens.forEach((token, at) => {
    const unit = tokens[at + 1]
    if (token.isTaken || !unit || !token.number || token.number > 60) return
    if (unit.meaning?.kind !== 'minutes' && unit.word !== 'min') return
    comprise.repereMax = token.number
    token.isTaken = true
    unit.isTaken = true
  })
}

/** Whether between this word and the kind of home before it stands « dans ». */
const followsWithin = (tokens: Token[], at: number): boolean => {
  const before = tokens.slice(0, at).map(({ meaning }) => meaning?.kind)
  const last = before.lastIndexOf('type')
  const between = tokens.slice(last + 1, at)
  return between.some(({ meaning, word }) => meaning?.kind === 'within' || ['f', 'fi', 'في', 'ف'].includes(word))
}

const readFaits = (tokens: Token[], comprise: Comprise): void => {
  const welcome = new Set<Accueil>()
  tokens.forEach((token, at) => {
    const { meaning } = token
    // The words of one name stand together: « sans frais d’agence ».
    const before = tokens.slice(0, at).findLast((each) => each.meaning?.kind !== 'filler' && each.meaning !== meaning)
    const isNot = before !== undefined && (before.meaning?.kind === 'not' || ['n', 'no'].includes(before.word))
    const after = tokens[at + 1]
    const isForbidden =
      after !== undefined && (isForbidding(after.word) || (at + 2 === tokens.length && isNo(after.word)))
    // « cc » is also « coucou ».
    if (token.word === 'cc' && at === 0 && tokens.length > 1) token.isTaken = true
    // « ac wifi », « ac une terrasse »: with.
    else if (
      token.word === 'ac' &&
      after &&
      (['fait', 'accueil'].includes(after.meaning?.kind ?? '') || /^(?:\d|une?|l[ae]s?|l)$/.test(after.word))
    )
      token.isTaken = true
    else if (meaning?.kind === 'fait') {
      comprise[meaning.fait as 'meuble'] = meaning.value !== (isNot || isForbidden)
      token.isTaken = true
      if (isNot) before.isTaken = true
      if (isForbidden) after.isTaken = true
    } else if (meaning?.kind === 'intermediaire' && isNot) {
      comprise.sansIntermediaire = true
      token.isTaken = true
      before.isTaken = true
    } else if (meaning?.kind === 'accueil' && (!isNot || before.word === 'غير')) {
      welcome.add(meaning.accueil)
      token.isTaken = true
      if (isNot) before.isTaken = true
      takeCount(tokens, at)
    } else if (meaning?.kind === 'tri' && !isNot) {
      comprise.tri = meaning.tri
      token.isTaken = true
    }
  })
  if (welcome.size > 0) comprise.accueille = accueils.filter((accueil) => welcome.has(accueil))
}

/** Words that say nothing by themselves. */
const silent = new Set<string>(['filler', 'unit', 'within', 'max', 'min', 'day', 'monthNumber', 'included'])

/** What is left, as it was typed: words in a row with the small words between them, « fac de droit ». */
const restOf = (typed: string, tokens: Token[]): string => {
  const isDuration = (at: number) => {
    const count = tokens[at - 1]
    return count?.number !== undefined && !count.isTaken && /^(?:mois|months?|شهر)$/.test(tokens[at]?.word ?? '')
  }
  const says = (token: Token) => {
    const { isTaken, meaning, word } = token
    return !isTaken && !isSign(word) && (isDuration(tokens.indexOf(token)) || !(meaning && silent.has(meaning.kind)))
  }
  const isKept = (token: Token, at: number) => {
    const next = tokens[at + 1]
    return says(token) && (token.meaning?.kind !== 'not' || (next !== undefined && says(next)))
  }
  const runs: [number, number][] = []
  tokens.forEach((token, at) => {
    if (!isKept(token, at)) return
    const last = runs.at(-1)
    const between = last && tokens.slice(last[1] + 1, at)
    if (last && between?.every(({ isTaken, meaning }) => !isTaken && meaning?.kind !== 'unit')) last[1] = at
    else runs.push([at, at])
  })
  // A number under a hundred with no word beside it finds nothing: « 2 filles et 1 garçon » without its words.
  const isLoneNumber = ([from, to]: [number, number]) => from === to && (tokens[from]?.number ?? 100) < 100
  return runs
    .filter((run) => !isLoneNumber(run))
    .map(([from, to]) => textOf(typed, tokens.slice(from, to + 1)))
    .join(' ')
    .trim()
}

/** With what stands between them, such as an apostrophe. */
const textOf = (typed: string, run: Token[]): string =>
  run
    .map(({ text, start, end }, at) => (text ?? typed.slice(start, end)) + typed.slice(end, run[at + 1]?.start ?? end))
    .join('')
