/** Registers the service worker once the page is loaded; without one the site works as before. */
export const registerWorker = (): void => {
  if (!(import.meta.env.PROD && 'serviceWorker' in navigator)) return
  const register = () => void navigator.serviceWorker.register('/service-worker.js').catch(() => {})
  if (document.readyState === 'complete') register()
  else addEventListener('load', register)
}
