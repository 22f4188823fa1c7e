/**
 * What passes for a letter in a name: digits, capitals, Cyrillic and Greek. The part of Unicode's confusables (UTS 39)
 * that names can hold; the database compares names by the same table.
 */
const lookAlikesOf: Record<string, string> = {
  a: 'аАαΑ',
  b: 'ВΒ',
  c: 'сС',
  d: 'ԁ',
  e: 'еЕΕ',
  h: 'һНΗ',
  i: 'іιı',
  j: 'јЈ',
  k: 'кКκΚ',
  l: '1IӏІΙ',
  m: 'МΜ',
  n: 'ηΝ',
  o: '0оОοΟ',
  p: 'рРρΡ',
  q: 'ԛ',
  s: 'ѕЅ',
  t: 'ТτΤ',
  u: 'υ',
  v: 'ѵν',
  w: 'ԝ',
  x: 'хХχΧ',
  y: 'уУγΥ',
  z: 'Ζ',
  ي: 'ى',
}
// Hangul fillers are invisible letters.
const invisible = '\u115f\u1160'

const pairs = Object.entries(lookAlikesOf).flatMap(([letter, others]) => [...others].map((other) => [other, letter]))
const letterOf = new Map(pairs.map(([other = '', letter = '']) => [other, letter]))

/** For `translate` of SQL: each character of `from` becomes the one at its place in `to`, or nothing. */
export const lookAlikes = {
  from: pairs.map(([other]) => other).join('') + invisible,
  to: pairs.map(([, letter]) => letter).join(''),
}

/** Names with the same skeleton look the same: `Аmina` in Cyrillic, `amina` and `arnina`. */
export const skeletonOf = (name: string): string =>
  [...name.normalize('NFKC')]
    .map((letter) => (invisible.includes(letter) ? '' : (letterOf.get(letter) ?? letter)))
    .join('')
    .toLowerCase()
    .replaceAll('rn', 'm')
