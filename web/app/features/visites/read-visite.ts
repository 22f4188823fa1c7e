import { type Visite, visites } from '@colocdar/contracts/visites'
import { hasVisiteBegun, isVisiteOpen } from '@colocdar/contracts/visites-etats'
import { call } from '../../lib/client/client.ts'

/** What a conversation shows: the visit ahead, or the one that is asked about, or the last one. */
export const readVisite = async (conversationId: number): Promise<Visite | null> =>
  (await readVisites(conversationId, 1))[0] ?? null

const readVisites = async (conversationId: number, size: number): Promise<Visite[]> =>
  (await call(visites.list, { query: { conversationId, size } })).content

/** The member's first fifty visits, those ahead before all others. */
export const readOwnVisites = async (): Promise<Visite[]> => (await call(visites.list, { query: { size: 50 } })).content

/** Those that end when the member's own offer does. */
export const nextVisites = (visites: readonly Visite[], offreId: number): Visite[] =>
  visites.filter((visite) => visite.offreId === offreId && visite.cote === 'proprietaire' && canEnd(visite))

/** Those that end when the member blocks another one: of each side and every offer. */
export const visitesWith = (visites: readonly Visite[], membreId: number): Visite[] =>
  visites.filter((visite) => visite.autre.id === membreId && canEnd(visite))

/**
 * Shows the visit after a change; after a failure as it is now, since the other one may have changed it, with the failure.
 * Of the conversation, it is the one ahead, which the next attempt is about, else the one that was to change (`id`).
 */
export const showChange = async (
  request: Promise<Visite>,
  { conversationId, id }: { conversationId: number; id?: number | undefined },
  show: (visite: Visite, failure?: unknown) => void,
) => {
  try {
    show(await request)
  } catch (error) {
    const visites = await readVisites(conversationId, 5).catch(() => [])
    const now = visites.find(isAhead) ?? visites.find((visite) => visite.id === id) ?? visites[0]
    if (now) show(now, error)
    throw error
  }
}

export const isAhead = ({ etat }: Visite): boolean => isVisiteOpen(etat) || etat === 'confirmee'

/** Whether it ends with the ad, a block or the conversation: what has begun stays as it is. */
export const canEnd = (visite: Visite): boolean => isAhead(visite) && !hasVisiteBegun(visite, new Date())
