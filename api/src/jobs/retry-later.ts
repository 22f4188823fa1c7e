/** Thrown by a job's handler to run it once more after this time, whatever the retries of its queue. */
export class RetryLater extends Error {
  override readonly name = 'RetryLater'
  readonly seconds: number

  constructor(seconds: number) {
    super(`again in ${seconds} s`)
    this.seconds = seconds
  }
}
