type Report = (what: string, error: unknown) => void

const toConsole: Report = (what, error) => console.error(what, error)
let report = toConsole

/** Logs a failure: in the browser's console, or in the server's log. */
export const reportError: Report = (what, error) => report(what, error)

/** Called by the server only: its log is structured, and leaves out what members wrote. */
export const reportErrorsTo = (target: Report = toConsole): void => {
  report = target
}
