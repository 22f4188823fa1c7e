import { withoutAccents } from '../../lib/formats/without-accents.ts'

/** Whether every word typed is somewhere in the text, whatever the case and the accents. */
export const matchesSearch = (text: string, search: string): boolean => {
  const bare = withoutAccents(text)
  return withoutAccents(search)
    .split(/\s+/)
    .every((word) => bare.includes(word))
}
