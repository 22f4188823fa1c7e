// From https://lighthouse-cpu-throttling-calculator.vercel.app, to which Lighthouse's docs/throttling.md refers: how many
// times slower a mid-range phone is than a machine with this `benchmarkIndex`.
const known = [
  { index: 150, multiplier: 1 },
  { index: 800, multiplier: 2 },
  { index: 1300, multiplier: 3 },
  { index: 2000, multiplier: 6 },
]

/** Lighthouse's default, meant for a fast desktop (about 1,530). */
const usualMultiplier = 4

/** The multiplier for a machine, in a straight line between the known ones; at the ends, the last of them. */
export const multiplierFor = (benchmarkIndex: number): number => {
  const above = known.findIndex(({ index }) => index >= benchmarkIndex)
  const [low, high] = [known[above - 1], known[above]]
  if (!low || !high) return (above === 0 ? known[0] : known.at(-1))?.multiplier ?? usualMultiplier
  const share = (benchmarkIndex - low.index) / (high.index - low.index)
  return low.multiplier + share * (high.multiplier - low.multiplier)
}
