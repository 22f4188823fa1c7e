export type Random = {
  next: () => number
  between: (low: number, high: number) => number
  integer: (low: number, high: number) => number
  pick: <T>(choices: readonly T[]) => T
  chance: (share: number) => boolean
}

// Mulberry32: tiny, fast, and the same picture for the same seed on every machine.
export function createRandom(seed: number): Random {
  let state = (seed * 2654435761) >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  const between = (low: number, high: number) => low + next() * (high - low)
  const integer = (low: number, high: number) => Math.floor(between(low, high + 1))
  return {
    next,
    between,
    integer,
    pick: (choices) => choices[integer(0, choices.length - 1)] as (typeof choices)[number],
    chance: (share) => next() < share,
  }
}
