/** Before a process that died is started again: at once after a long life, then ever slower, but never so slow that a repaired disk waits. */
export const nextDelay = (delay: number, lifetime: number): number =>
  lifetime > 30_000 ? 0 : Math.min(1_000, delay * 2 || 100)
