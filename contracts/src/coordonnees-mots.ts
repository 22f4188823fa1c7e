/**
 * Text as it is read aloud: lower case, without accents or invisible characters, every digit as 0 to 9. `at` gives the
 * index in the original text of each character of `plain`, and one more for the end.
 */
export interface PlainText {
  plain: string
  at: number[]
}

export const toPlain = (text: string): PlainText => {
  const at: number[] = []
  let plain = ''
  let index = 0
  for (const character of text) {
    for (const letter of plainOf(character)) {
      plain += letter
      // One entry for each UTF-16 unit, as `plain` is indexed by them.
      for (let unit = 0; unit < letter.length; unit += 1) at.push(index)
    }
    index += character.length
  }
  return { plain, at: [...at, text.length] }
}

const plainOf = (character: string): string => {
  if (character <= '\u007f') return character.toLowerCase()
  if (character === '🔟') return '10'
  const digit = digitOf(character)
  if (digit !== null) return digit
  // Keycaps are a digit, a variation selector and a combining mark: 1️⃣.
  return character
    .normalize('NFKD')
    .replace(/[\p{M}\p{Default_Ignorable_Code_Point}]/gu, '')
    .toLowerCase()
    .replaceAll('ة', 'ه')
}

/** Unicode stores the ten digits of a script one after the other. Null for digits that NFKD knows. */
const digitOf = (character: string): string | null => {
  const code = character.codePointAt(0) ?? 0
  for (const zero of [0x660, 0x6f0, 0x966]) if (code >= zero && code <= zero + 9) return String(code - zero)
  return null
}

/** A word, a run of digits, or a word of digits and letters that stands for a number. */
export interface Mot {
  text: string
  /** What it says as a number: « zéro » and « O » before digits are 0. Null for other words. */
  digits: string | null
  /** Spelled in letters. */
  spelled: boolean
  /** Range in the plain text. */
  start: number
  end: number
  /** What stands between the word before and this one. */
  gap: string
}

/** What stands before a word; « end » after the last one, which no expression takes for a gap. */
export const gapAt = (mots: readonly Mot[], index: number): string => mots[index]?.gap ?? 'end'
export const textAt = (mots: readonly Mot[], index: number): string => mots[index]?.text ?? ''

export const motsOf = (plain: string): Mot[] => {
  const mots: Mot[] = []
  let end = 0
  for (const { 0: run, index } of plain.matchAll(/[\p{L}\p{N}]+/gu)) {
    for (const part of partsOf(run)) {
      const start = index + part.from
      const { text, digits, spelled } = part
      mots.push({ text, digits, spelled, start, end: start + text.length, gap: plain.slice(end, start) })
      end = start + text.length
    }
  }
  return mots
}

type Part = Pick<Mot, 'text' | 'digits' | 'spelled'> & { from: number }

const partsOf = (run: string): Part[] => {
  const whole = toPart(run, 0)
  if (whole.digits !== null) return [whole]
  return [...run.matchAll(/\d+|\D+/g)].map(({ 0: text, index }) => toPart(text, index))
}

const toPart = (text: string, from: number): Part => {
  const spelling = numberWords.get(text)
  if (spelling !== undefined) return { text, from, digits: spelling, spelled: true }
  // « O6 l2 » is read as 06 12.
  const isNumber = /^[\doil]+$/.test(text) && /\d/.test(text)
  const digits = isNumber ? text.replaceAll('o', '0').replace(/[il]/g, '1') : null
  return { text, from, digits, spelled: false }
}

// French, Darija in Latin letters and in Arabic ones, each as `toPlain` leaves it.
const spellings: Record<string, string> = {
  0: 'zero sifr sfer صفر زيرو',
  1: 'un une wahed wahd wa7ed wa7d ouahed واحد',
  2: 'deux jouj joj zouj zoj jooj جوج زوج اثنان اثنين',
  3: 'trois tlata tleta tlatha telata ثلاثه تلاته',
  4: 'quatre rb3a reb3a arb3a arba3a rbaa rab3a اربعه ربعه',
  5: 'cinq khamsa 5amsa khemsa khmsa خمسه',
  6: 'six stta setta sitta sta سته',
  7: 'sept sb3a seb3a sab3a sbaa سبعه',
  8: 'huit tmenya tmnya tmania tmanya tamanya ثمانيه تمنيه تمانيه',
  9: 'neuf ts3ud ts3oud tes3a tse3oud tes3oud tis3a تسعه تسعود',
  10: 'dix 3chra 3achra عشره',
  11: 'onze',
  12: 'douze',
  13: 'treize',
  14: 'quatorze',
  15: 'quinze',
  16: 'seize',
  20: 'vingt vingts',
  30: 'trente',
  40: 'quarante',
  50: 'cinquante',
  60: 'soixante',
  '05': 'zerocinq',
  '06': 'zerosix',
  '07': 'zerosept',
}
const numberWords = new Map(
  Object.entries(spellings).flatMap(([digits, words]) => words.split(' ').map((word) => [word, digits] as const)),
)
