// Sent instead of the service worker when SERVICE_WORKER is off: removes what an earlier one kept, then itself.
addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => {
  const remove = async () => {
    for (const name of await caches.keys()) await caches.delete(name)
    await registration.unregister()
  }
  event.waitUntil(remove())
})
