/** The first `max` characters as a reader counts them: an emoji or an accented letter is one. */
export const cut = (text: string, max: number): string => {
  // A text has at least as many code units as characters.
  if (text.length <= max) return text
  const characters = Array.from(segmenter.segment(text), ({ segment }) => segment)
  return characters.length <= max ? text : characters.slice(0, max).join('')
}

/** The same, with an ellipsis where something was left out. */
export const truncate = (text: string, max: number): string => {
  const start = cut(text, max)
  return start === text ? text : `${start}…`
}

const segmenter = new Intl.Segmenter('fr', { granularity: 'grapheme' })
