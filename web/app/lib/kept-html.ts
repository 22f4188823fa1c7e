import type { ReactNode } from 'react'

type Render = (node: ReactNode) => string

let render: Render | null = null
const kept = new Map<string, { html: string; until: number }>()

// A few thousand cards.
const mostKept = 4_000
// « il y a 2 minutes » grows old, though hydration mends it.
const maxAgeMs = 60_000

/** For the entry of the server. Browsers keep nothing: they render for one person. */
export const keepHtml = (renderer: Render | null): void => {
  render = renderer
  kept.clear()
}

/** The HTML of a part that depends on nothing but `by`, or null where nothing is kept. */
export const keptHtml = (by: unknown, node: ReactNode): string | null => {
  if (!render) return null
  const key = JSON.stringify(by)
  const now = Date.now()
  const known = kept.get(key)
  if (known && known.until > now) return known.html
  const html = render(node)
  kept.delete(key)
  kept.set(key, { html, until: now + maxAgeMs })
  if (kept.size > mostKept) dropOldest()
  return html
}

const dropOldest = (): void => {
  for (const key of kept.keys()) {
    kept.delete(key)
    return
  }
}
