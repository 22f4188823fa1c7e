// SQLSTATE foreign_key_violation.
const foreignKeyViolation = '23503'

/** Whether a row that the call refers to, such as a member or a city, was deleted while it ran. */
export const isMissingReference = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false
  return (error as { code?: unknown }).code === foreignKeyViolation || isMissingReference(error.cause)
}
