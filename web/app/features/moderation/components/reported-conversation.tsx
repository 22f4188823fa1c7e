import { type ReportedMessage, signalements } from '@colocdar/contracts/signalements'
import { useState } from 'react'
import { call } from '../../../lib/client/client.ts'
import { idle, type LoadState, loading, settled } from '../../../lib/client/load-state.ts'
import { Button } from '../../../ui/elements/button.tsx'
import { MessageCircle } from '../../../ui/icons.ts'
import { Alert } from '../../../ui/notices/alert.tsx'
import { WrittenBy } from './written-by.tsx'

/** Opened by a press: a conversation is private, and each reading is written to the journal. */
export const ReportedConversation = ({ id }: { id: number }) => {
  const [state, setState] = useState<LoadState<ReportedMessage[]>>(idle)
  const read = async () => {
    setState(loading)
    setState(await settled(`conversation ${id}`, call(signalements.messages, { params: { id } })))
  }
  if (state.status === 'succeeded') return <ReportedMessages messages={state.value} />
  return (
    <div className="flex flex-col items-start gap-3">
      {state.status === 'failed' && <Alert tone="error">La conversation n’a pas pu être chargée. Réessayez.</Alert>}
      <Button
        variant="quiet"
        loading={state.status === 'loading'}
        onClick={() => void read()}
        icon={<MessageCircle className="size-5" />}
      >
        Lire la conversation
      </Button>
      <p className="text-brume text-sm">La lecture est consignée au journal.</p>
    </div>
  )
}

export const ReportedMessages = ({ messages }: { messages: readonly ReportedMessage[] }) => (
  <section aria-label="Conversation signalée">
    <h3 className="mb-2 text-lg">Les derniers messages</h3>
    <ul className="flex flex-col gap-3">
      {messages.map(({ id, auteur, texte, createdAt }) => (
        <li key={id} className="rounded-carte border border-bord p-3">
          <p className="text-brume text-sm">
            <WrittenBy auteur={auteur} createdAt={createdAt} />
          </p>
          <p dir="auto" className="whitespace-pre-line break-words">
            {texte}
          </p>
        </li>
      ))}
    </ul>
  </section>
)
