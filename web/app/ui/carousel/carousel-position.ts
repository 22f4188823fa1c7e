/** -1 and count come round to the other end. */
export const wrapIndex = (index: number, count: number): number => (count === 0 ? 0 : ((index % count) + count) % count)

interface Track {
  /** Where each slide begins. */
  starts: readonly number[]
  offset: number
  maxOffset: number
}

/** Where to scroll to go `step` slides further: past the end comes the beginning, and the other way round. */
export const offsetAfter = (step: number, { starts, offset, maxOffset }: Track): number => {
  // The last slides that fit in the view share one stop.
  const stops = [...new Set(starts.map((start) => Math.min(start, maxOffset)))]
  const distances = stops.map((stop) => Math.abs(stop - offset))
  const current = distances.indexOf(Math.min(...distances))
  return stops[wrapIndex(current + step, stops.length)] ?? 0
}
