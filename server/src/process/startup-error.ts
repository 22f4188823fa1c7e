/** A reason not to start that the user can act on: the message is printed without a stack. */
export class StartupError extends Error {
  override name = 'StartupError'
}
