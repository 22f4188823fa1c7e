/** Thrown by the handler of a job when another try cannot help. */
export class PermanentFailure extends Error {
  override readonly name = 'PermanentFailure'
}
