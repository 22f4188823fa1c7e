/** Deletes the pages that the service worker kept for when there is no connection: they tell what was looked at. */
export const forgetVisitedPages = async (): Promise<void> => {
  try {
    // The names are those of web/service-worker/worker.ts.
    for (const name of await caches.keys()) if (name.startsWith('pages-')) await caches.delete(name)
  } catch {
    // Without https there are no caches.
  }
}
