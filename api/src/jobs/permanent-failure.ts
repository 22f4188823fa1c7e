/** Thrown by a job's handler when a retry cannot help. */
export class PermanentFailure extends Error {
  override readonly name = 'PermanentFailure'
}
