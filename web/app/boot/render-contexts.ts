import { createContext } from 'react-router'
import type { Piece } from '../lib/cached-html.ts'

/** Runs a rendering when the server has time for it. */
export type InSlot = <T>(render: () => T) => Promise<T>

export const slotContext = createContext<InSlot>()

/** The rendered page on its way to the server; as the body of a `Response` it would go through two streams. */
export const piecesContext = createContext<Piece[] | null>(null)
