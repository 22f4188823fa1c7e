import { isVisiteOpen, type Visite, visites } from '@colocdar/contracts/visites'
import { call } from '../../lib/client/client.ts'

/** What a conversation shows: the visit ahead, or the one that is asked about, or the last one. */
export const readVisite = async (conversationId: number): Promise<Visite | null> =>
  (await call(visites.list, { query: { conversationId, size: 1 } })).content[0] ?? null

/** Shows the visit after a change; after a refusal as it is now, since the other one may have changed it. */
export const showChange = async (request: Promise<Visite>, conversationId: number, show: (visite: Visite) => void) => {
  try {
    show(await request)
  } catch (error) {
    const now = await readVisite(conversationId).catch(() => null)
    if (now) show(now)
    throw error
  }
}

export const isAhead = ({ etat }: Visite): boolean => isVisiteOpen(etat) || etat === 'confirmee'
