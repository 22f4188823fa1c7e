let leaving = false
const reload = () => {
  // A link that was pressed in the meantime is followed.
  if (!leaving) location.reload()
}
addEventListener('beforeunload', () => {
  leaving = true
})

// Browsers tell that the network is back too early, or not at all: the site itself is asked.
const reloadOnAnswer = async () => {
  try {
    await fetch('/healthz', { cache: 'no-store' })
    reload()
  } catch {
    // Not yet.
  }
}
addEventListener('online', reloadOnAnswer)
setInterval(reloadOnAnswer, 2_000)
document.querySelector('button').addEventListener('click', reload)
