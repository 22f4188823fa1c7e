/** The first `max` characters as a reader counts them: an emoji or an accented letter is one. */
export const cut = (text: string, max: number): string => {
  // A text has at least as many code units as characters.
  if (text.length <= max) return text
  if (latinLetters.test(text)) return text.slice(0, max)
  segmenter ??= new Intl.Segmenter('fr', { granularity: 'grapheme' })
  const characters = Array.from(segmenter.segment(text), ({ segment }) => segment)
  return characters.length <= max ? text : characters.slice(0, max).join('')
}

/** The same, with an ellipsis where something was left out. */
export const truncate = (text: string, max: number): string => {
  const start = cut(text, max)
  return start === text ? text : `${start.trimEnd()}…`
}

// Without combining marks and emojis a code unit is a character, and the segmenter is slow: figure.ts says how slow.
const latinLetters = /^[\n -\u024f\u2010-\u2027\u202f\u2030-\u203a€]*$/

let segmenter: Intl.Segmenter | undefined
