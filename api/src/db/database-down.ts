/**
 * Whether a failure means that the database cannot work just now, and may soon: everything else is a defect of ours.
 * Drizzle wraps what the driver threw.
 */
export const isDatabaseDown = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false
  const { code, syscall } = error as { code?: unknown; syscall?: unknown }
  if (typeof code === 'string' && (troubleOfServer.test(code) || troubleOfNetwork.test(code))) return true
  // The socket of the embedded server is missing while it restarts; a missing file is another story.
  if (code === 'ENOENT' && syscall === 'connect') return true
  return troubleOfDriver.test(error.message) || isDatabaseDown(error.cause)
}

// SQLSTATE: connection (08), lost to another transaction and undone (40), no room on disk or among connections (53), took too long (57014), shutting down or
// starting up (57P), disk errors (58030), and a standby that is not yet in charge (25006).
const troubleOfServer = /^(08...|40001|40P01|53...|57014|57P..|58030|25006)$/
const troubleOfNetwork = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/
// These come without a code.
const troubleOfDriver =
  /Connection terminated|timeout exceeded when trying to connect|^Client has encountered a connection error/
