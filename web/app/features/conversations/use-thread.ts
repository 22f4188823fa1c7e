import { type Conversation, type ConversationMessage, conversations } from '@colocdar/contracts/conversations'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { call } from '../../lib/client/client.ts'
import { useInbox } from './inbox.ts'
import { mergeById } from './inbox-state.ts'
import { onSent } from './outbox.ts'

export interface LoadedThread {
  conversation: Conversation
  messages: ConversationMessage[]
  /** Whether there are older messages. */
  suite: boolean
}

/** An open conversation: its messages, older ones on demand, new ones when the list is updated. */
export const useThread = (loaded: LoadedThread) => {
  const { id } = loaded.conversation
  const conversation = useInbox((inbox) => inbox.conversations.find((one) => one.id === id)) ?? loaded.conversation
  const readings = useInbox((inbox) => inbox.readings)
  const [messages, setMessages] = useState(loaded.messages)
  const [suite, setSuite] = useState(loaded.suite)
  const [loadingOlder, setLoadingOlder] = useState(false)
  const add = (read: readonly ConversationMessage[]) => setMessages((known) => mergeById(known, read))

  const readNewer = useEffectEvent(async () => {
    const last = messages.at(-1)?.id
    for (let apres = last, more = true; more && apres !== undefined; ) {
      const page = await call(conversations.messages, { params: { id }, query: { apres } })
      add(page.content)
      apres = page.content.at(-1)?.id
      more = page.suite
    }
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the list gets a message, or was read again.
  useEffect(() => {
    if (conversation.dernier.id > (messages.at(-1)?.id ?? 0)) void readNewer().catch(() => {})
  }, [conversation.dernier.id, readings])

  const takeSent = useEffectEvent((conversationId: number, message: ConversationMessage) => {
    if (conversationId === id) add([message])
  })
  useEffect(() => onSent((conversationId, message) => takeSent(conversationId, message)), [])
  useReadMark(conversation, messages)

  const readOlder = async () => {
    const [first] = messages
    if (!first || loadingOlder) return
    setLoadingOlder(true)
    try {
      const page = await call(conversations.messages, { params: { id }, query: { avant: first.id } })
      add(page.content)
      setSuite(page.suite)
    } catch {
      // The button stays.
    } finally {
      setLoadingOlder(false)
    }
  }
  return { conversation, messages, suite, loadingOlder, readOlder }
}

/** Marks what is on the screen as read, as soon as the page is looked at. */
const useReadMark = ({ id, nonLus }: Conversation, messages: readonly ConversationMessage[]): void => {
  const last = messages.at(-1)?.id ?? 0
  const marked = useRef(0)
  useEffect(() => {
    const mark = async () => {
      if (document.visibilityState !== 'visible' || nonLus === 0 || marked.current >= last) return
      marked.current = last
      await call(conversations.read, { params: { id }, body: { jusqua: last } }).catch(() => {
        marked.current = 0
      })
    }
    void mark()
    document.addEventListener('visibilitychange', mark)
    return () => document.removeEventListener('visibilitychange', mark)
  }, [id, last, nonLus])
}
