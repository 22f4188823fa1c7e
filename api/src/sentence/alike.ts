/** Whether two words differ by a typing error: one letter, or two in a long word. */
export const areAlike = (typed: string, word: string): boolean => distanceOf(typed, word) <= errorsIn(typed)

/** A bit for each letter, the alphabet folded to 32. */
export const lettersOf = (word: string): number => {
  let letters = 0
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) & 31)
  return letters
}

/**
 * The words of a long list that may be alike: an error changes at most two of the letters that a word has, and rarely the
 * first one, so that « étranger » is not « Tanger ».
 */
export const mayBeAlike = (typed: string): ((word: string, letters: number) => boolean) => {
  const [errors, own] = [errorsIn(typed), lettersOf(typed)]
  const begins = (word: string) => word[0] === typed[0] || (word[0] === typed[1] && word[1] === typed[0])
  return (word, letters) =>
    Math.abs(word.length - typed.length) <= errors && begins(word) && bitsIn(own ^ letters) <= 2 * errors
}

const bitsIn = (number: number): number => {
  let count = 0
  for (let left = number; left !== 0; left &= left - 1) count += 1
  return count
}

/** Short words are too close to each other: `sale` and `salé` are folded before, `oasis` is not `oasi`. */
const errorsIn = (typed: string): number => (typed.length < 4 ? 0 : typed.length < 8 ? 1 : 2)

/** Letters to add, remove, replace or swap (optimal string alignment). */
export const distanceOf = (a: string, b: string): number => {
  // A longer difference in length is a longer distance: long texts are not compared.
  if (Math.abs(a.length - b.length) > 2) return 3
  let [before, last]: number[][] = [[], Array.from({ length: b.length + 1 }, (_, column) => column)]
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row]
    for (let column = 1; column <= b.length; column += 1) {
      const isSame = a[row - 1] === b[column - 1]
      const swapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      current[column] = Math.min(
        at(last, column) + 1,
        at(current, column - 1) + 1,
        at(last, column - 1) + (isSame ? 0 : 1),
        swapped ? at(before, column - 2) + 1 : Number.POSITIVE_INFINITY,
      )
    }
    before = last as number[]
    last = current
  }
  return at(last, b.length)
}

const at = (row: number[] | undefined, column: number): number => row?.[column] ?? Number.POSITIVE_INFINITY
