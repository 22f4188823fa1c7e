/** Calls `act` when the process that started this one is gone: Playwright does not stop its server when it is ended. */
export function onceOrphaned(act) {
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    act()
  }, 500)
  watch.unref()
}
