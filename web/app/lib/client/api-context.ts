import type { Client } from '@colocdar/contracts/client'
import { createContext } from 'react-router'

/** The API as loaders see it: the server provides an in-process client for each rendering. */
export const apiContext = createContext<Client>()

/** PUBLIC_URL without its final slash, for canonical addresses; empty makes them relative. */
export const siteUrlContext = createContext<string>('')

/** The site's own accounts, by network; what is not set is not shown. */
export type SocialAccounts = Partial<Record<'whatsapp' | 'facebook' | 'instagram' | 'linkedin', string | undefined>>

export const socialContext = createContext<SocialAccounts>({})

/** Under which a failure of this rendering is logged. */
export const requestIdContext = createContext<string>()
