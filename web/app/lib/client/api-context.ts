import type { Client } from '@colocdar/contracts/client'
import { createContext } from 'react-router'
import type { Piece } from '../kept-html.ts'

/** The API as loaders see it: the server provides an in-process client for each rendering. */
export const apiContext = createContext<Client>()

/** PUBLIC_URL without its final slash, for canonical addresses; empty makes them relative. */
export const siteUrlContext = createContext<string>('')

/** Renders when the server has time for another page. */
export const turnContext = createContext<<T>(render: () => T) => Promise<T>>()

/** The page, from its rendering to the server: in the body of a `Response` it would go through two streams. */
export const pageContext = createContext<Piece[] | null>(null)
