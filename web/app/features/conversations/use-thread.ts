import { type Conversation, type ConversationMessage, conversations } from '@colocdar/contracts/conversations'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import * as texts from '#texts/features/conversations'
import { call } from '../../lib/client/client.ts'
import { useRequest } from '../../lib/client/use-request.ts'
import { showReason } from '../../ui/notices/use-change.ts'
import { useInbox } from './inbox.ts'
import { mergeById } from './inbox-state.ts'
import { useOutbox } from './outbox.ts'

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
  const [read, setRead] = useState(loaded.messages)
  const [suite, setSuite] = useState(loaded.suite)
  const lastRead = read.at(-1)?.id ?? 0
  // Shown at once, until they are read together with what the other one wrote meanwhile.
  const sent = useOutbox((outbox) => outbox.sent).filter(
    ({ conversationId, message }) => conversationId === id && message.id > lastRead,
  )
  const messages = [...read, ...sent.map(({ message }) => message)]
  const add = (page: readonly ConversationMessage[]) => setRead((known) => mergeById(known, page))

  const readNewer = useEffectEvent(async () => {
    let apres = lastRead
    for (let more = true; more; ) {
      const page = await call(conversations.messages, { params: { id }, query: { apres } })
      add(page.content)
      apres = page.content.at(-1)?.id ?? apres
      more = page.suite
    }
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the list gets a message, or was read again.
  useEffect(() => {
    if (conversation.dernier.id > (messages.at(-1)?.id ?? 0)) void readNewer().catch(() => {})
  }, [conversation.dernier.id, readings])

  useReadMark(conversation, messages)

  const [reading, readOlder] = useRequest(async () => {
    const page = await call(conversations.messages, { params: { id }, query: { avant: read[0]?.id } })
    add(page.content)
    setSuite(page.suite)
  }, showReason(texts.failed))
  return { conversation, messages, suite, loadingOlder: reading === 'sending', readOlder }
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
