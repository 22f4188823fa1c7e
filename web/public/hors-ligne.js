let leaving = false
const reload = () => {
  // A link that was pressed in the meantime is followed.
  if (!leaving) location.reload()
}
addEventListener('beforeunload', () => {
  leaving = true
})
addEventListener('online', reload)
document.querySelector('button').addEventListener('click', reload)
