/** A count that stopped one above its limit: how many to show, and whether there are more. */
export const capTotal = (counted: number, limit: number): { total: number; totalCapped: boolean } => ({
  total: Math.min(counted, limit),
  totalCapped: counted > limit,
})
