/** A reason not to start that its reader can act on: main prints the message alone, without a stack. */
export class StartupError extends Error {
  override name = 'StartupError'
}
