const reload = () => location.reload()
addEventListener('online', reload)
document.querySelector('button').addEventListener('click', reload)
