import type { Conversation } from '@colocdar/contracts/conversations'

/** The member's conversations, as far as they were read, newest message first. */
export interface Inbox {
  conversations: readonly Conversation[]
  /** Where the next page begins; null when everything was read. */
  suivant: number | null
}

/** A conversation as it is now, in its place. */
export const withConversation = (inbox: Inbox, conversation: Conversation): Inbox => {
  const others = inbox.conversations.filter(({ id }) => id !== conversation.id)
  // Older than what was read so far: it comes with its page.
  const isBeyond = inbox.suivant !== null && conversation.dernier.id < inbox.suivant
  return {
    ...inbox,
    conversations: isBeyond
      ? others
      : [...others, conversation].sort((one, other) => other.dernier.id - one.dernier.id),
  }
}

/** What has changed of a conversation, if it was read so far; all else stays as it is by now. */
export const withChange = (inbox: Inbox, changed: number, change: Partial<Conversation>): Inbox => ({
  ...inbox,
  conversations: inbox.conversations.map((one) => (one.id === changed ? { ...one, ...change } : one)),
})

export const withoutConversation = (inbox: Inbox, left: number): Inbox => ({
  ...inbox,
  conversations: inbox.conversations.filter(({ id }) => id !== left),
})

/** The next page, after what was read so far. */
export const withPage = (inbox: Inbox, page: { content: readonly Conversation[]; suivant: number | null }): Inbox =>
  page.content.reduce(withConversation, { ...inbox, suivant: page.suivant })

interface Identified {
  id: number
}

/** In the order of their ids, each once. */
export const mergeById = <T extends Identified>(known: readonly T[], read: readonly T[]): T[] =>
  [...new Map([...known, ...read].map((item) => [item.id, item])).values()].sort((a, b) => a.id - b.id)
