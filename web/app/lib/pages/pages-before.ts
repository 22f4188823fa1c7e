import type { DataRouter } from 'react-router'

/** The keys of the history entries that « back » leaves for a page of this document that was really shown. */
const withPageBefore = new Set<string>()

/** Whether going back leads to a page that was shown: not off the site, nor to an address that only redirected here. */
export const hasPageBefore = (key: string): boolean => withPageBefore.has(key)

/** Follows which pages are shown, one after the other. */
export const watchPages = ({ state, subscribe }: Pick<DataRouter, 'state' | 'subscribe'>): void => {
  let shown: string | null = null
  const follow = ({ initialized, historyAction, location: { key } }: DataRouter['state']) => {
    // Until then the first address may redirect.
    if (!initialized || key === shown) return
    const hasBefore = historyAction === 'PUSH' ? shown !== null : withPageBefore.has(shown ?? '')
    if (historyAction !== 'POP' && hasBefore) withPageBefore.add(key)
    shown = key
  }
  follow(state)
  subscribe(follow)
}
