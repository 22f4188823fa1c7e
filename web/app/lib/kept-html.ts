import type { ReactNode } from 'react'

type Render = (node: ReactNode) => string
type Bytes = Uint8Array<ArrayBuffer>

/** Of a page: text that was rendered for it, or the bytes of a part that stands on other pages too. */
export type Piece = string | Bytes

let keeper: ReturnType<typeof createKeeper> | null = null

/** For the entry of the server. Browsers keep nothing: they render for one person. */
export const keepHtml = (render: Render | null): void => {
  keeper = render && createKeeper(render)
}

/** A page whose kept parts are neither rendered again nor made bytes again. */
export const inPieces = (renderPage: () => string): Piece[] => (keeper ? keeper.inPieces(renderPage) : [renderPage()])

/** What stands in the page for a part that depends on nothing but `by`, or null where nothing is kept. */
export const keptHtml = (by: unknown, node: ReactNode): string | null => keeper?.place(by, node) ?? null

// A few thousand cards.
const mostKept = 4_000
// « il y a 2 minutes » grows old, though hydration mends it.
const maxAgeMs = 60_000

const createKeeper = (render: Render) => {
  const encoder = new TextEncoder()
  const kept = new Map<string, { bytes: Bytes; until: number }>()
  // Marks the place of a part. Nobody else can write it: React escapes « < », and each start has a name of its own.
  const name = crypto.randomUUID()
  const marks = new RegExp(`<!--${name}:(\\d+)-->`)
  /** The parts of the page that is being rendered; null between pages, and inside a part, which is one piece. */
  let placed: Bytes[] | null = null

  const withPlaced = <T>(parts: Bytes[] | null, run: () => T): T => {
    const before = placed
    placed = parts
    try {
      return run()
    } finally {
      placed = before
    }
  }

  const bytesOf = (key: string, node: ReactNode): Bytes => {
    const now = Date.now()
    const known = kept.get(key)
    if (known && known.until > now) return known.bytes
    const bytes = encoder.encode(withPlaced(null, () => render(node)))
    kept.delete(key)
    kept.set(key, { bytes, until: now + maxAgeMs })
    if (kept.size > mostKept) dropFirst(kept)
    return bytes
  }

  return {
    inPieces(renderPage: () => string): Piece[] {
      const parts: Bytes[] = []
      const texts = withPlaced(parts, renderPage).split(marks)
      // Between the texts stand the numbers of the parts.
      return texts.map((text, index) => (index % 2 === 0 ? text : (parts[Number(text)] as Bytes)))
    },
    place(by: unknown, node: ReactNode): string | null {
      return placed && `<!--${name}:${placed.push(bytesOf(JSON.stringify(by), node)) - 1}-->`
    },
  }
}

const dropFirst = (kept: Map<string, unknown>): void => {
  for (const key of kept.keys()) {
    kept.delete(key)
    return
  }
}
