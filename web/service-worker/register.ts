let registered: Promise<unknown> = Promise.resolve()

/** Registers the service worker once the page is loaded; without one the site works as before. */
export const registerWorker = (): void => {
  if (!(import.meta.env.PROD && 'serviceWorker' in navigator)) return
  registered = loaded()
    .then(() => navigator.serviceWorker.register('/service-worker.js'))
    .catch(() => {})
}

/** For what needs it, also when it is pressed before. */
export const untilRegistered = (): Promise<unknown> => registered

const loaded = (): Promise<unknown> =>
  document.readyState === 'complete'
    ? Promise.resolve()
    : new Promise((resolve) => addEventListener('load', resolve, { once: true }))
