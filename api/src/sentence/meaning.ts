import type { Accueil, LogementType } from '@colocdar/contracts/enumerations'
import type { NameOfKind } from '@colocdar/contracts/faits'
import type { optionalFaits } from '@colocdar/contracts/offres-faits'

/** What a word of a sentence says. */
export type Meaning =
  | { kind: 'type'; type: LogementType }
  | { kind: 'accueil'; accueil: Accueil }
  | { kind: 'fait'; fait: NameOfKind<typeof optionalFaits, 'flag'> | 'sansIntermediaire'; value: boolean }
  /** « sans agence », « bla samsar » ask for a fait; without such a word before it, an agency is a word like others. */
  | { kind: 'intermediaire' }
  | { kind: 'tri'; tri: 'prix' }
  /** A month, from 1; or so many days or months from today. */
  | { kind: 'month'; month: number }
  | { kind: 'later'; days?: number; months?: number }
  /** Which day of the month after it. */
  | { kind: 'day'; day: number }
  /** Says of the number beside it that it is a bound, an amount, a thousand. */
  | { kind: 'max' | 'min' | 'thousand' }
  /** An amount of dirhams, or of what so many of make one. */
  | { kind: 'number'; value: number }
  | { kind: 'unit'; inDirham?: number }
  /** The month of the number after it: « chher 2 ». */
  | { kind: 'monthNumber' }
  /** Minutes to a landmark, of the number before it. */
  | { kind: 'minutes' }
  /** Water and light, which the word that they are included makes a fact. */
  | { kind: 'utility' | 'included' }
  /** Turns the fact after it around. */
  | { kind: 'not' }
  /** What follows a kind of home after such a word is where it is: « chambre dans un appartement ». */
  | { kind: 'within' }
  /** A number after it belongs to an address or counts things. */
  | { kind: 'address' }
  | { kind: 'filler' }
  /** Says something that no filter knows, and is no misspelling of another word. */
  | { kind: 'word' }

export interface Sisters {
  meaning: Meaning
  fr?: string
  darija?: string
  ar?: string
}

export const type = (type: LogementType, words: Omit<Sisters, 'meaning'>): Sisters => ({
  meaning: { kind: 'type', type },
  ...words,
})
export const accueil = (accueil: Accueil, words: Omit<Sisters, 'meaning'>): Sisters => ({
  meaning: { kind: 'accueil', accueil },
  ...words,
})
export const fait = (
  fait: Extract<Meaning, { kind: 'fait' }>['fait'],
  words: Omit<Sisters, 'meaning'>,
  value = true,
): Sisters => ({ meaning: { kind: 'fait', fait, value }, ...words })
export const month = (month: number, words: Omit<Sisters, 'meaning'>): Sisters => ({
  meaning: { kind: 'month', month },
  ...words,
})
export const numbers = (words: Record<number, string>): Sisters[] =>
  Object.entries(words).map(([value, fr]) => ({ meaning: { kind: 'number', value: Number(value) }, fr }))
