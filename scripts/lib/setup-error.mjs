/** Something the user can repair: shown as one sentence, below the output that explains it. */
export class SetupError extends Error {
  constructor(message, details = '') {
    super(message)
    this.details = details
  }
}
