import { conversations } from '@colocdar/contracts/conversations'
import { create } from 'zustand'
import { call } from '../../lib/client/client.ts'
import { useUnread } from '../../lib/messages/unread.ts'
import type { ServerEvent } from './event-stream.ts'
import { type Inbox, withConversation, withoutConversation, withPage } from './inbox-state.ts'

interface InboxStore extends Inbox {
  /** Counts readings of the whole list, so that an open thread reads what it lacks, too. */
  readings: number
}

export const useInbox = create<InboxStore>(() => ({ conversations: [], suivant: null, readings: 0 }))

/** Reads the list from its beginning. Returns the event from which a stream goes on. */
export const readInbox = async (): Promise<number> => {
  const { content, suivant, nonLus, visites, evenement } = await call(conversations.list, {})
  useInbox.setState(({ readings }) => ({ conversations: content, suivant, readings: readings + 1 }))
  useUnread.setState({ nonLus, visites })
  return evenement
}

export const readMore = async (): Promise<void> => {
  const { suivant } = useInbox.getState()
  if (suivant === null) return
  const page = await call(conversations.list, { query: { avant: suivant } })
  useInbox.setState((inbox) => withPage(inbox, page))
}

/** Applies an event of the stream. */
export const takeEvent = async ({ event, data }: ServerEvent): Promise<void> => {
  const { nonLus, visites, conversation, id } = JSON.parse(data)
  useUnread.setState({ nonLus, visites })
  if (event === 'conversation') useInbox.setState((inbox) => withConversation(inbox, conversation))
  if (event === 'depart') useInbox.setState((inbox) => withoutConversation(inbox, id))
  if (event === 'tout') await readInbox()
}
