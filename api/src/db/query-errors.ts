/**
 * Whether an error means that the database is temporarily unavailable; any other error is a bug.
 * Drizzle wraps the driver's errors, hence the look at causes.
 */
export const isDatabaseDown = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false
  const { code, syscall } = error as { code?: unknown; syscall?: unknown }
  if (typeof code === 'string' && (serverErrors.test(code) || networkErrors.test(code))) return true
  // The embedded server's socket is missing while it restarts. ENOENT of any other call is about a file.
  if (code === 'ENOENT' && syscall === 'connect') return true
  return driverErrors.test(error.message) || isDatabaseDown(error.cause)
}

// SQLSTATE: connection lost (08), rolled back because of another transaction (40), out of disk or connections (53),
// timeout (57014), shutting down or starting up (57P), disk errors (58030), read-only standby (25006).
const serverErrors = /^(08...|40001|40P01|53...|57014|57P..|58030|25006)$/
const networkErrors = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/
// The driver's own errors, which have no code.
const driverErrors =
  /Connection terminated|Query read timeout|timeout exceeded when trying to connect|timeout expired|^Client has encountered a connection error/

/** Whether a row that the call refers to, such as a member or a city, was deleted while it ran. */
export const isMissingReference = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false
  return (error as { code?: unknown }).code === foreignKeyViolation || isMissingReference(error.cause)
}

// SQLSTATE foreign_key_violation.
const foreignKeyViolation = '23503'
