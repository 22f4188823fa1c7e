/** Milliseconds before a dead process is restarted: none after a long life, then doubling up to a second. */
export const nextDelay = (delay: number, lifetime: number): number =>
  lifetime > 30_000 ? 0 : Math.min(1_000, delay * 2 || 100)
