import { type Conversation, messageMax } from '@colocdar/contracts/conversations'
import { choix, declineTextes, type NewDecision } from '@colocdar/contracts/conversations-choix'
import { type FormEvent, useRef, useState } from 'react'
import * as texts from '#texts/features/conversations'
import * as choixTexts from '#texts/features/conversations/components'
import { call } from '../../../lib/client/client.ts'
import { noConnection, reasonOf } from '../../../lib/client/server-message.ts'
import { useRequest } from '../../../lib/client/use-request.ts'
import { Button } from '../../../ui/elements/button.tsx'
import { RadioGroup } from '../../../ui/fields/radio-group.tsx'
import { TextArea } from '../../../ui/fields/text-area.tsx'
import { FormActions } from '../../../ui/layout/form-actions.tsx'
import { showReason } from '../../../ui/notices/use-change.ts'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { VisiteEnds } from '../../visites/components/visite-ends.tsx'
import { useInbox } from '../inbox.ts'
import { withConversation } from '../inbox-state.ts'

interface DecisionActionsProps {
  conversation: Conversation
  onDecided: (conversation: Conversation) => void
}

/** « Retenir », « Décliner », or back from either; nothing where nobody can be written to. */
export const DecisionActions = ({ conversation, onDecided }: DecisionActionsProps) => {
  const { id, autre, decision, bloque, parti } = conversation
  const [declining, setDeclining] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  // As it is when an answer arrives.
  const isShown = useRef(false)
  const setShown = (shown: boolean) => {
    isShown.current = shown
    setDeclining(shown)
    setProblem(null)
  }
  const send = async (body: NewDecision) => {
    const decided = await call(choix.decide, { params: { id }, body })
    setShown(false)
    useInbox.setState((inbox) => withConversation(inbox, decided))
    onDecided(decided)
  }
  const [state, decide] = useRequest(send, showReason(texts.failed))
  const [declineState, decline] = useRequest(send, (failure) => {
    if (isShown.current) setProblem(reasonOf(failure) ?? noConnection)
    else showReason(texts.failed)(failure)
  })
  if (bloque || parti) return null
  if (decision !== 'enLice')
    return (
      <Button variant="quiet" loading={state === 'sending'} onClick={() => void decide({ decision: 'enLice' })}>
        {choixTexts.takeBack}
      </Button>
    )
  return (
    <>
      <Button
        loading={state === 'sending'}
        aria-label={choixTexts.retainWhom(autre.nom)}
        onClick={() => void decide({ decision: 'retenue' })}
      >
        {choixTexts.retain}
      </Button>
      <Button variant="quiet" aria-label={choixTexts.declineWhom(autre.nom)} onClick={() => setShown(true)}>
        {choixTexts.decline}
      </Button>
      <Dialog
        open={declining}
        onClose={() => setShown(false)}
        title={choixTexts.declineWhom(autre.nom)}
        description={
          <>
            {choixTexts.declineHelp}
            <VisiteEnds of="conversation" id={id} />
          </>
        }
      >
        <DeclineForm
          error={declineState === 'failed' ? problem : null}
          sending={declineState === 'sending'}
          onSend={(texte) => void decline({ decision: 'declinee', texte })}
        />
      </Dialog>
    </>
  )
}

interface DeclineFormProps {
  error: string | null
  sending: boolean
  onSend: (texte: string) => void
}

/** Each of the prepared sentences keeps what was edited of it. */
const DeclineForm = ({ error, sending, onSend }: DeclineFormProps) => {
  const [chosen, setChosen] = useState(0)
  const [textes, setTextes] = useState(declineTextes)
  const [empty, setEmpty] = useState(false)
  const texte = textes[chosen] ?? ''
  const send = (event: FormEvent) => {
    event.preventDefault()
    setEmpty(texte.trim() === '')
    if (texte.trim() !== '') onSend(texte.trim())
  }
  return (
    <form onSubmit={send} noValidate className="flex flex-col gap-4">
      <RadioGroup
        label={choixTexts.declineReasons}
        name="phrase"
        value={String(chosen)}
        options={choixTexts.declineLabels.map((label, index) => ({ value: String(index), label }))}
        onChange={({ target }) => setChosen(Number(target.value))}
      />
      <TextArea
        label={texts.message}
        value={texte}
        maxLength={messageMax}
        error={(empty ? texts.empty : error) ?? undefined}
        onChange={({ target }) => setTextes(textes.map((known, index) => (index === chosen ? target.value : known)))}
      />
      <FormActions>
        <Button type="submit" loading={sending} loadingLabel={texts.sending}>
          {choixTexts.declineSend}
        </Button>
      </FormActions>
    </form>
  )
}
