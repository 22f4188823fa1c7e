import { withoutAccents } from '../../lib/formats/without-accents.ts'

/** Whether the text contains every word of the search, ignoring case and accents. */
export const matchesSearch = (text: string, search: string): boolean => {
  const bare = withoutAccents(text)
  return withoutAccents(search)
    .split(/\s+/)
    .every((word) => bare.includes(word))
}
