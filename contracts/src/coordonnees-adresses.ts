import type { Mot } from './coordonnees-mots.ts'

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
    const end = siteEnd(mots, domain) ?? (isMailProvider(mots[domain]) || isArobase(mots[index]) ? domain + 1 : null)
    return end === null || end > mots.length ? null : { from: localStart(mots, index - 1), end }
  }
  // « karim.b gmail com ».
  const provider = mots[index]
  if (!isMailProvider(provider) || index === 0) return null
  const end = siteEnd(mots, index) ?? (isEnding(mots[index + 1]) && mots[index + 1]?.gap === ' ' ? index + 2 : null)
  if (end === null) return null
  return { from: provider?.gap.trim() === '' ? localStart(mots, index - 1) : index, end }
}

/** « https://… », « www.… », « exemple.com », « exemple point com », « wa.me/212… ». */
export const linkAt = (mots: readonly Mot[], index: number, plain: string): Found | null => {
  const mot = mots[index]
  if (!mot) return null
  const rest = plain.slice(mot.end, mot.end + 3)
  if (/^https?$/.test(mot.text) && rest === '://') return { from: index, end: index + 1, open: true }
  if (mot.text === 'www' && /^\s?\.\s?$/.test(mots[index + 1]?.gap ?? ''))
    return { from: index, end: index + 2, open: true }
  const end = siteEnd(mots, index)
  return end === null ? null : { from: hostStart(mots, index), end, open: true }
}

/** Where the site name that starts here ends: « gmail.com », « outlook point fr ». Null when it is none. */
const siteEnd = (mots: readonly Mot[], from: number): number | null => {
  let end = from + 1
  let found: number | null = null
  // Few names have more than four parts; each step moves on.
  for (let parts = 0; parts < 4; parts += 1) {
    const spelled = isDotWord(mots, end) && !articles.has(mots[from]?.text ?? '')
    const ending = spelled ? end + 1 : end
    if (!spelled && mots[end]?.gap !== '.' && !(isMailProvider(mots[from]) && mots[end]?.gap.trim() === '.')) {
      if (mots[end]?.gap !== '-' && mots[end]?.gap !== '') return found
    } else if (isSiteEnding(mots, from, ending)) found = ending + 1
    end = ending + 1
  }
  return found
}

const isSiteEnding = (mots: readonly Mot[], from: number, index: number): boolean => {
  const ending = mots[index]
  if (isEnding(ending)) return true
  if (!ending) return false
  const site = `${mots[index - 1]?.text}.${ending.text}`
  if (sites.has(site)) return true
  // « calme.Ma chambre » is a forgotten space; « colocation.ma » at the end of a sentence is not.
  if (!wordEndings.has(ending.text)) return false
  const next = mots[index + 1]
  return mots[from]?.digits === null && (next === undefined || !/^[\s’']/.test(next.gap))
}

/** The word after an at sign that stands before or at this index: the domain. Null when there is none. */
const afterAt = (mots: readonly Mot[], index: number): number | null => {
  const mot = mots[index]
  if (!mot) return null
  if (/^\s?[([{<]?\s?@\s?[)\]}>]?\s?$/.test(mot.gap)) return index
  if (isArobase(mot)) return mots[index + 1] ? index + 1 : null
  const bracketed = /[([{]\s?$/.test(mot.gap) && /^\s?[)\]}]/.test(mots[index + 1]?.gap ?? '')
  if (mot.text === 'a' && bracketed) return index + 1
  return mot.text === 'at' && (bracketed || isMailProvider(mots[index + 1]) || siteEnd(mots, index + 1) !== null)
    ? index + 1
    : null
}

const isDotWord = (mots: readonly Mot[], index: number): boolean =>
  dotWords.has(mots[index]?.text ?? '') && spaced(mots[index]) && spaced(mots[index + 1])
const isArobase = (mot: Mot | undefined): boolean => mot !== undefined && arobases.has(mot.text)
const isMailProvider = (mot: Mot | undefined): boolean => mot !== undefined && providers.has(mot.text)
const isEnding = (mot: Mot | undefined): boolean => mot !== undefined && endings.has(mot.text)
const spaced = (mot: Mot | undefined): boolean => mot !== undefined && /^[\s()[\]]{1,3}$/.test(mot.gap)

/** The first word of « karim.b_92 » or « karim point b ». */
const localStart = (mots: readonly Mot[], last: number): number => {
  let from = last
  for (let parts = 0; parts < 8 && from > 0; parts += 1) {
    if (/^[._+-]?$/.test(mots[from]?.gap ?? ' ')) from -= 1
    else if (joinWords.has(mots[from - 1]?.text ?? '') && from > 1) from -= 2
    else break
  }
  return from
}

const hostStart = (mots: readonly Mot[], index: number): number => {
  let from = index
  for (let parts = 0; parts < 8 && from > 0 && /^-?$/.test(mots[from]?.gap ?? ' '); parts += 1) from -= 1
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
