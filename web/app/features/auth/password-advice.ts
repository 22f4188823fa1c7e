// Nearly 30 kB compressed: this module is only ever loaded on use.
import commonPasswords from '@colocdar/contracts/common-passwords.txt?raw'
import * as texts from '#texts/features/auth'

export interface PasswordAdvice {
  /** From 1, guessed at once, to 4. */
  level: 1 | 2 | 3 | 4
  text: string
}

/** One of the most used passwords, which attackers try first. */
export const isCommonPassword = (password: string): boolean => commonPasswords.includes(`\n${password.toLowerCase()}\n`)

/** How hard a password is to guess when the member's names are known. */
export const advise = (password: string, names: readonly string[] = []): PasswordAdvice => {
  if (isCommonPassword(password)) return { level: 1, text: texts.adviceCommon }
  const bits = bitsOf(names.filter((name) => name.length > 2).reduce(withoutName, password))
  // A common word stays easy to guess with a year or a full stop behind it.
  const reached = thresholds.filter((threshold) => bits >= threshold).length + 1
  const level = (isDecorated(password) ? Math.min(reached, 2) : reached) as PasswordAdvice['level']
  return { level, text: advices[level] }
}

const advices = { 1: texts.adviceVeryWeak, 2: texts.adviceWeak, 3: texts.adviceFair, 4: texts.adviceStrong }

// Small letters alone: 8, 11 and 14 of them.
const thresholds = [36, 50, 65]

const withoutName = (password: string, name: string): string =>
  password.toLowerCase().includes(name.toLowerCase())
    ? password.toLowerCase().replaceAll(name.toLowerCase(), '.')
    : password

const isDecorated = (password: string): boolean => {
  const letters = /\p{L}.*\p{L}/u.exec(password)?.[0]
  return letters !== undefined && letters !== password && isCommonPassword(letters)
}

const bitsOf = (password: string): number => {
  const alphabet = kinds.reduce((sum, [kind, size]) => sum + (kind.test(password) ? size : 0), 0)
  return surprises(password) * Math.log2(Math.max(alphabet, 1))
}

const kinds: [RegExp, number][] = [
  [/[a-z]/, 26],
  [/[A-Z]/, 26],
  [/[0-9]/, 10],
  [/[!-/:-@[-`{-~ ]/, 33],
  [/[^ -~]/, 100],
]

/** The characters that cannot be foreseen from the two before them, each counted twice at most. */
const surprises = (password: string): number => {
  const characters = [...password.toLowerCase()]
  const foreseen = characters.filter((character, index) => {
    const [first = '', second = ''] = [characters[index - 2], characters[index - 1]]
    return isNext(first, second) && isNext(second, character)
  })
  return Math.min(characters.length - foreseen.length, 2 * new Set(characters).size)
}

const rows = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'azertyuiopqsdfghjklmwxcvbn', 'qwertyuiopasdfghjklzxcvbnm']

const isNext = (one: string, other: string): boolean =>
  one !== '' && (one === other || rows.some((row) => row.includes(one + other) || row.includes(other + one)))
