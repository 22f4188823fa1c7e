import { createHash } from 'node:crypto'
import { findCoordonnees } from '@colocdar/contracts/coordonnees'
import type { ColocType } from '@colocdar/contracts/enumerations'
import { foldText } from '@colocdar/contracts/fold-text'
import { addressKey } from '../../limits/address-key.ts'

interface OfVisitor {
  /** The network: a browser's name is free to choose, sixty of them would be sixty visitors. */
  visitor: string
}

/** One look at an ad, before it is counted. */
export interface View extends OfVisitor {
  type: ColocType
  id: number
}

/** One search that found nothing, by its folded words. */
export interface EmptySearch extends OfVisitor {
  type: 'recherche'
  id: string
}

interface Visit {
  ip: string
  userAgent: string | undefined
}

export type Seen = Omit<View, 'visitor'> & Visit

/** Null for declared robots, and for clients without a User-Agent. */
export const toView = ({ type, id, ...visit }: Seen): View | null => {
  const visitor = visitorOf(visit)
  return visitor === null ? null : { type, id, visitor }
}

/** Longer texts are no words that the list could learn. */
const longestSearch = 60

/** Null too for words that may say who searched: contact details, names of messengers, numbers that are no rent. */
export const toEmptySearch = ({ q, ...visit }: { q: string } & Visit): EmptySearch | null => {
  const [visitor, id] = [visitorOf(visit), foldText(q)]
  const isPrivate = findCoordonnees(q).length > 0 || id.split(' ').some(isAccount) || numbersOf(id).some(isLong)
  return visitor !== null && id !== '' && id.length <= longestSearch && !isPrivate
    ? { type: 'recherche', id, visitor }
    : null
}

const isAccount = (word: string): boolean => account.test(word)

const account =
  /^(?:wh?ath?s{1,2}(?:app?s?|up+)?|wh?ts?a?p{1,2}|wa?tsap+|wsp|insta(?:gram)?|ig|snap(?:chat)?|face ?book|fb|messenger|telegram|tiktok|viber|imo|signal|discord|skype|linkedin|twitter|g?mail|hotmail|[وفبل]?(?:ال)?(?:وات?س|انستا?|انستغرام|سناب|في?سبوك|فايسبوك|تي?لي?[غجك]رام|ماسنجر|مسنجر|تيكتوك).*)$/u

/** Digits with nothing but spaces between them are one number. */
const numbersOf = (words: string): string[] => words.match(/\p{N}(?: ?\p{N})+/gu) ?? []

/** Four digits and more; a rent is of tens, and does not begin with zero. */
const isLong = (number: string): boolean => {
  const digits = number.replaceAll(' ', '')
  return digits.length > 3 && !/^[1-9]\d\d0$/.test(digits)
}

const visitorOf = ({ ip, userAgent }: Visit): string | null =>
  userAgent && !robots.test(userAgent) ? addressKey(ip) : null

const robots =
  /bot|crawl|spider|slurp|preview|facebookexternalhit|whatsapp|telegram|headless|lighthouse|curl|wget|python|java\/|okhttp|node/i

/** The same visitor has another digest for each ad or search, and for each day: the salt is thrown away every night. */
export const digestOf = ({ type, id, visitor }: View | EmptySearch, salt: Buffer): Buffer =>
  createHash('sha256').update(salt).update(`${type} ${id} ${visitor}`).digest().subarray(0, 16)
