import type { ReactNode } from 'react'

type Render = (node: ReactNode) => string
type Bytes = Uint8Array<ArrayBuffer>

/** A piece of a page: text rendered for this page, or the bytes of a cached part that other pages show too. */
export type Piece = string | Bytes

interface HtmlCacheLimits {
  maxAgeMs: number
  maxParts: number
}

let cache: ReturnType<typeof createHtmlCache> | null = null

/** Called by the server only: browsers render for one person and cache nothing. */
export const enableHtmlCache = (render: Render, limits: HtmlCacheLimits): void => {
  cache = createHtmlCache(render, limits)
}

export const disableHtmlCache = (): void => {
  cache = null
}

/** Renders a page; its cached parts are neither rendered nor encoded again. */
export const renderInPieces = (renderPage: () => string): Piece[] =>
  cache ? cache.renderInPieces(renderPage) : [renderPage()]

/** A placeholder for a part that depends on nothing but its key; null where there is no cache. */
export const cachedHtml = (key: unknown, node: ReactNode): string | null => cache?.place(key, node) ?? null

const createHtmlCache = (render: Render, { maxAgeMs, maxParts }: HtmlCacheLimits) => {
  const encoder = new TextEncoder()
  const parts = new Map<string, { bytes: Bytes; until: number }>()
  // Placeholders cannot be forged: React escapes « < », and the name is drawn at each start.
  const name = crypto.randomUUID()
  const placeholder = new RegExp(`<!--${name}:(\\d+)-->`)
  /** The cached parts of the page being rendered; null between pages, and inside a part, which is one piece. */
  let placed: Bytes[] | null = null

  const withPlaced = <T>(value: Bytes[] | null, run: () => T): T => {
    const before = placed
    placed = value
    try {
      return run()
    } finally {
      placed = before
    }
  }

  const bytesOf = (key: string, node: ReactNode): Bytes => {
    const now = Date.now()
    const known = parts.get(key)
    if (known && known.until > now) return known.bytes
    const bytes = encoder.encode(withPlaced(null, () => render(node)))
    // Deleted first, so that the map stays ordered by age.
    parts.delete(key)
    parts.set(key, { bytes, until: now + maxAgeMs })
    if (parts.size > maxParts) dropOldest(parts)
    return bytes
  }

  return {
    renderInPieces(renderPage: () => string): Piece[] {
      const cached: Bytes[] = []
      const texts = withPlaced(cached, renderPage).split(placeholder)
      // Splitting by a capturing pattern puts the numbers of the parts between the texts.
      return texts.map((text, index) => (index % 2 === 0 ? text : (cached[Number(text)] as Bytes)))
    },
    place(key: unknown, node: ReactNode): string | null {
      return placed && `<!--${name}:${placed.push(bytesOf(JSON.stringify(key), node)) - 1}-->`
    },
  }
}

const dropOldest = (parts: Map<string, unknown>): void => {
  const [oldest] = parts.keys()
  if (oldest !== undefined) parts.delete(oldest)
}
