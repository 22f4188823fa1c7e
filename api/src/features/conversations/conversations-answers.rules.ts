// Fewer would say more about one evening than about a person.
const fewest = 3

export const answersCounted = 10

/** The median in hours, rounded up; null with too few answers. */
export const medianHours = (minutes: readonly number[]): number | null => {
  if (minutes.length < fewest) return null
  const sorted = minutes.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const [low = 0, high = 0] =
    sorted.length % 2 ? [sorted[middle], sorted[middle]] : [sorted[middle - 1], sorted[middle]]
  return Math.max(1, Math.ceil((low + high) / 2 / 60))
}
