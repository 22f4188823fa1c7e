/**
 * Lays out the whole page where its address names a section or its position is restored (utilities.css), and does so before
 * the browser goes there. Inlined into the page as text: it may use nothing but the browser.
 */
export const needTrueHeights = (): void => {
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (location.hash || arrival?.type !== 'navigate') document.documentElement.dataset.retour = ''
}
