// Before anything that this process does: it may be orphaned while it starts others.
const parent = process.ppid

/** Calls `act` when the process that started this one is gone: Playwright does not stop its server when it is ended. */
export function onceOrphaned(act) {
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    act()
  }, 500)
  watch.unref()
}
