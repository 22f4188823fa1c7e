/** The first `max` characters as a reader counts them: an emoji or an accented letter is one. */
export const cut = (text: string, max: number): string => {
  // A text never has more characters than code units.
  if (text.length <= max) return text
  // And the one after, which may be a mark on the last of them.
  if (plainLetters.test(text.slice(0, max + 1))) return text.slice(0, max)
  return charactersOf(text).slice(0, max).join('')
}

/** The same, with an ellipsis if the text was cut. */
export const truncate = (text: string, max: number): string => {
  const start = cut(text, max)
  return start === text ? text : `${start.trimEnd()}…`
}

// In Latin and Arabic text without combining marks a code unit is a character; the segmenter is slow, see figure.ts.
const plainLetters =
  /^[\n -\u024f\u060c\u061b\u061f\u0621-\u064a\u0660-\u0669\u066e\u066f\u0671-\u06d3\u2010-\u2027\u202f\u2030-\u203a€]*$/

let segmenter: Intl.Segmenter | undefined

/** Firefox 115 has no segmenter: code points there. */
const charactersOf = (text: string): string[] => {
  if (!Intl.Segmenter) return Array.from(text)
  segmenter ??= new Intl.Segmenter('fr')
  return Array.from(segmenter.segment(text), ({ segment }) => segment)
}
