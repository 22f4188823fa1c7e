/** Wraps -1 and count around to the other end. */
export const wrapIndex = (index: number, count: number): number => (count === 0 ? 0 : ((index % count) + count) % count)

interface Track {
  /** Where each slide begins. */
  starts: readonly number[]
  offset: number
  maxOffset: number
}

/** The scroll offset `step` slides further, wrapping around at both ends. */
export const offsetAfter = (step: number, { starts, offset, maxOffset }: Track): number => {
  // The last slides, which fit in the view together, share one stop.
  const stops = [...new Set(starts.map((start) => Math.min(start, maxOffset)))]
  const distances = stops.map((stop) => Math.abs(stop - offset))
  const current = distances.indexOf(Math.min(...distances))
  return stops[wrapIndex(current + step, stops.length)] ?? 0
}
