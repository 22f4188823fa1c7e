import { gapAt, type Mot, textAt } from './coordonnees-mots.ts'

/** A range of words: from the first to the one after the last. */
export interface Found {
  from: number
  end: number
  /** The rest of the address, up to the next space, belongs to it: paths and queries. */
  open?: true
}

/** « karim@gmail.com », « karim (at) gmail point com », « karim arobase gmail ». */
export const emailAt = (mots: readonly Mot[], index: number): Found | null => {
  const domain = afterAt(mots, index)
  if (domain !== null && index > 0) {
    const isEnough = providers.has(textAt(mots, domain)) || arobases.has(textAt(mots, index))
    const end = siteEnd(mots, domain) ?? (isEnough ? domain + 1 : null)
    return end === null ? null : { from: localStart(mots, index - 1), end }
  }
  // « karim.b gmail com ».
  if (!providers.has(textAt(mots, index)) || index === 0) return null
  const hasEnding = endings.has(textAt(mots, index + 1)) && gapAt(mots, index + 1) === ' '
  const end = siteEnd(mots, index) ?? (hasEnding ? index + 2 : null)
  if (end === null) return null
  return { from: gapAt(mots, index).trim() === '' ? localStart(mots, index - 1) : index, end }
}

/** « https://… », « www.… », « exemple.com », « exemple point com », « wa.me/212… ». */
export const linkAt = (mots: readonly Mot[], index: number, plain: string): Found | null => {
  const { text, end: after } = mots[index] as Mot
  if (/^https?$/.test(text) && plain.startsWith('://', after)) return { from: index, end: index + 1, open: true }
  if (text === 'www' && /^\s?\.\s?$/.test(gapAt(mots, index + 1))) return { from: index, end: index + 2, open: true }
  const end = siteEnd(mots, index)
  return end === null ? null : { from: hostStart(mots, index), end, open: true }
}

/** Where the site name that starts here ends: « gmail.com », « outlook point fr ». Null when it is none. */
const siteEnd = (mots: readonly Mot[], from: number): number | null => {
  let end = from + 1
  let found: number | null = null
  // Few names have more than four parts; each step moves on.
  for (let parts = 0; parts < 4; parts += 1) {
    const spelled = isDotWord(mots, end) && !articles.has(textAt(mots, from))
    const ending = spelled ? end + 1 : end
    const gap = gapAt(mots, end)
    if (!spelled && gap !== '.' && !(providers.has(textAt(mots, from)) && gap.trim() === '.')) {
      if (gap !== '-' && gap !== '') return found
    } else if (isSiteEnding(mots, from, ending)) found = ending + 1
    end = ending + 1
  }
  return found
}

const isSiteEnding = (mots: readonly Mot[], from: number, index: number): boolean => {
  const ending = textAt(mots, index)
  if (endings.has(ending) || sites.has(`${textAt(mots, index - 1)}.${ending}`)) return true
  // « calme.Ma chambre » is a forgotten space; « colocation.ma » at the end of a sentence is not.
  return wordEndings.has(ending) && mots[from]?.digits === null && !/^[\s’']/.test(gapAt(mots, index + 1))
}

/** The word after an at sign that stands before or at this index: the domain. Null when there is none. */
const afterAt = (mots: readonly Mot[], index: number): number | null => {
  const [text, gap] = [textAt(mots, index), gapAt(mots, index)]
  if (/^\s?[([{<]?\s?@\s?[)\]}>]?\s?$/.test(gap)) return index
  const bracketed = /[([{]\s?$/.test(gap) && /^\s?[)\]}]/.test(gapAt(mots, index + 1))
  const isAt = arobases.has(text) || text === 'at' || (text === 'a' && bracketed)
  return isAt && index + 1 < mots.length ? index + 1 : null
}

const isDotWord = (mots: readonly Mot[], index: number): boolean =>
  dotWords.has(textAt(mots, index)) && spaced.test(gapAt(mots, index)) && spaced.test(gapAt(mots, index + 1))
const spaced = /^[\s()[\]]{1,3}$/

/** The first word of « karim.b_92 » or « karim point b ». */
const localStart = (mots: readonly Mot[], last: number): number => {
  let from = last
  for (let parts = 0; parts < 8 && from > 0; parts += 1) {
    if (/^[._+-]?$/.test(gapAt(mots, from))) from -= 1
    else if (joinWords.has(textAt(mots, from - 1)) && from > 1) from -= 2
    else break
  }
  return from
}

const hostStart = (mots: readonly Mot[], index: number): number => {
  let from = index
  for (let parts = 0; parts < 8 && from > 0 && /^-?$/.test(gapAt(mots, from)); parts += 1) from -= 1
  return from
}

const words = (list: string) => new Set(list.split(' '))
const arobases = words('arobase arobas arobaz arobaze arrobase arobasse')
const dotWords = words('point dot pt')
// « un point com » is about communication.
const articles = words('un le au du ce bon')
const joinWords = words('point dot tiret underscore')
const providers = words('gmail gmai gml hotmail outlook yahoo live icloud protonmail proton menara laposte ymail gmx')
// Endings that are no French word: a forgotten space after a full stop does not make a link.
const endings = words('com net org info fr io app xyz shop site online link be eu uk ru cn tv biz gl ly gg ee')
const wordEndings = words('ma me')
const sites = words('avito.ma mubawab.ma sarouty.ma wa.me t.me m.me fb.me youtu.be bit.ly goo.gl linktr.ee')
