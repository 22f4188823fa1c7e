/**
 * Without accents, case and punctuation: « Maârif », `MAARIF` and `maarif ` are one. In Arabic without vowels, hamzas and
 * tatweel, and letters that are typed for each other are one. The function `fold_text` of the
 * database does the same, and a test compares the two.
 */
export const foldText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u0640\u064b-\u065f\u0670]/g, '')
    .replace(/ة/g, 'ه')
    .replace(/ى/g, 'ي')
    .replace(/[ݣڭگک]/g, 'ك')
    .replace(/[œŒ]/g, 'oe')
    .replace(/[æÆ]/g, 'ae')
    .toLowerCase()
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters separate words as well.
    .replace(/[\u0000-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u060c\u061b\u061f\u2000-\u206f\u3000]+/g, ' ')
    .trim()
