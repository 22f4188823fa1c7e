// SQLSTATE foreign_key_violation.
const foreignKeyViolation = '23503'

/** What the call is about was deleted while it was being answered: an account that left, a city that was removed. */
export const isGoneMeanwhile = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false
  return (error as { code?: unknown }).code === foreignKeyViolation || isGoneMeanwhile(error.cause)
}
