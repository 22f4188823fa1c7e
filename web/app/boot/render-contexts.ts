import { createContext } from 'react-router'

/** Runs a rendering when the server has time for it. */
export type InSlot = <T>(render: () => T) => Promise<T>

export const slotContext = createContext<InSlot>()

export interface RenderedHtml {
  html: string
  /** The code of the inline scripts that we wrote into it. */
  scripts: string[]
}

/** The rendered page on its way to the server; as the body of a `Response` it would go through two streams. */
export const htmlContext = createContext<RenderedHtml | null>(null)
