import { gapAt, type Mot, textAt } from './coordonnees-mots.ts'

/** The phone number that starts at this word: the index after its last word. Null when none does. */
export const telephoneEnd = (mots: readonly Mot[], from: number): number | null => {
  const sign = international(mots, from)
  let digits = ''
  let spelled = false
  let next = from
  // A number has 15 digits at most, so this stops soon however long the text is.
  while (digits.length < longest && isNext(mots, from, next)) {
    const { end, value } = numberAt(mots, next)
    digits += value
    spelled ||= (mots[next] as Mot).spelled
    next = end
    if (isWhole(sign + digits, isHinted(mots, from)) && !isMeasure(mots, from, next)) return next
  }
  return spelled && /^0[5-8]/.test(digits) && Math.abs(digits.length - 10) <= slips ? next : null
}

const longest = 15
// A spelled number can be heard in two ways: « quatre vingt » is 80, or 4 and 20.
const slips = 2

const isNext = (mots: readonly Mot[], from: number, next: number): boolean => {
  const mot = mots[next]
  if (!mot || mot.digits === null || isDate(mots, next) || isTime(mots, next)) return false
  return next === from || lightGap.test(mot.gap)
}
const lightGap = /^[\s.,;:/|\\_*~()[\]{}+•·–—'"’-]{0,4}$/

const international = (mots: readonly Mot[], from: number): string =>
  gapAt(mots, from).trimEnd().endsWith('+') ? '+' : ''

/** 0612345678, 212612345678, 00212612345678, +33612345678; 612345678 after « tél ». */
const isWhole = (digits: string, hinted: boolean): boolean =>
  /^0[5-8]\d{8}$/.test(digits) ||
  /^(\+|00)?2120?[5-8]\d{8}$/.test(digits) ||
  // Other countries: no rule says how long, so the whole run of digits counts.
  /^(\+|00)(?!212)[1-9]\d{9,12}$/.test(digits) ||
  (hinted && /^[5-8]\d{8}$/.test(digits))

const isHinted = (mots: readonly Mot[], from: number): boolean =>
  mots.slice(Math.max(0, from - 2), from).some(({ text }) => hints.has(text))
const hints = new Set(
  'tel tele telephone numero num gsm phone mobile portable appel appelez appeler appelle joindre whatsapp whatsap watsapp watsap wtsp wtsapp call contact 3ayet 3eyet dwi nemra nmra هاتف الهاتف واتساب رقم'.split(
    ' ',
  ),
)

/** Several numbers, the last one with its unit: « 06 12 34, 5678 dh ». */
const isMeasure = (mots: readonly Mot[], from: number, end: number): boolean =>
  end - from > 1 && gapAt(mots, end).trim() === '' && units.has(textAt(mots, end))
const units = new Set('dh dhs mad dirham dirhams eur euro euros m m2 km h min mn minutes mois an ans jours'.split(' '))

/** The number that starts here, of several words in French: « soixante-dix-huit », « vingt et un ». */
const numberAt = (mots: readonly Mot[], from: number): { value: string; end: number } => {
  const { digits, spelled } = mots[from] as Mot
  const value = String(digits)
  const spelledAt = (index: number) => {
    const mot = mots[index]
    return mot?.spelled && /^[\s-]+$/.test(mot.gap) ? Number(mot.digits) : Number.NaN
  }
  if (!spelled) return { value, end: from + 1 }
  if (value === '2' && textAt(mots, from + 1) === 'cent' && spelledAt(from + 2) === 12)
    return { value: '212', end: from + 3 }
  if (value === '4' && spelledAt(from + 1) === 20) return addUnits(80, from + 2, 19)
  const tens = Number(value)
  if (tens === 10) return addUnits(10, from + 1, 9, 7)
  if (tens >= 20) return addUnits(tens, from + 1, tens === 60 ? 19 : 9)
  return { value, end: from + 1 }

  function addUnits(base: number, index: number, most: number, least = 1): { value: string; end: number } {
    const units = textAt(mots, index) === 'et' ? index + 1 : index
    const ones = spelledAt(units)
    if (ones === 10 && most === 19) {
      const last = spelledAt(units + 1)
      return last >= 7 && last <= 9
        ? { value: String(base + 10 + last), end: units + 2 }
        : { value: String(base + 10), end: units + 1 }
    }
    if (ones >= least && ones <= most) return { value: String(base + ones), end: units + 1 }
    return { value: String(base), end: index }
  }
}

/** The first or third part of 05/09/2026 or 2026-09-05: a number neither begins nor goes on there. */
const isDate = (mots: readonly Mot[], index: number): boolean =>
  [index - 2, index].some((first) => {
    const parts = mots.slice(Math.max(0, first), first + 3)
    const gaps = [gapAt(parts, 1), gapAt(parts, 2)].map((gap) => gap.trim()).join('')
    return dateGaps.has(gaps) && dates.test(parts.map(({ text }) => text).join(' '))
  })
const dateGaps = new Set(['..', '//', '--'])
const dates = /^(\d{1,2} \d{1,2} (19|20)\d\d|(19|20)\d\d \d{1,2} \d{1,2})$/

/** Half of 06:30; a number written with colons has more of them. */
const isTime = (mots: readonly Mot[], index: number): boolean => {
  const colon = (at: number) => gapAt(mots, at) === ':'
  const first = colon(index) ? index - 1 : index
  return colon(first + 1) && !colon(first) && !colon(first + 2)
}
