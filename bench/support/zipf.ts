/** Draws ranks from 0 to count - 1, the nth as often as 1 / n: few are asked for by many, many by few. */
export const zipf = (count: number): (() => number) => {
  const sums = new Float64Array(count)
  let sum = 0
  for (let rank = 0; rank < count; rank += 1) {
    sum += 1 / (rank + 1)
    sums[rank] = sum
  }
  return () => {
    const drawn = Math.random() * sum
    let [low, high] = [0, count - 1]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((sums[middle] as number) < drawn) low = middle + 1
      else high = middle
    }
    return low
  }
}
