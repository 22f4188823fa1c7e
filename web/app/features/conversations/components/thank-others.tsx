import { messageMax } from '@colocdar/contracts/conversations'
import { choix, thanksTexte } from '@colocdar/contracts/conversations-choix'
import { useState } from 'react'
import * as texts from '#texts/features/conversations'
import * as choixTexts from '#texts/features/conversations/components'
import { call } from '../../../lib/client/client.ts'
import { noConnection, reasonOf } from '../../../lib/client/server-message.ts'
import { useRequest } from '../../../lib/client/use-request.ts'
import { Button } from '../../../ui/elements/button.tsx'
import { TextArea } from '../../../ui/fields/text-area.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { showToast } from '../../../ui/notices/notice-store.ts'

interface ThankOthersProps {
  offreId: number
  /** How many have no decision yet. */
  waiting: number
  onSent: () => void
}

/** The offer is rented: one press writes to those who still wait, and declines them. */
export const ThankOthers = ({ offreId, waiting, onSent }: ThankOthersProps) => {
  const [texte, setTexte] = useState(thanksTexte)
  const [state, send, , error] = useRequest(async () => {
    const body = { texte: texte.trim() }
    const { conversations } = await call(choix.thank, { params: { id: offreId }, body })
    showToast({ title: conversations === 0 ? choixTexts.nobodyWaits : choixTexts.thanked(conversations) })
    onSent()
  })
  return (
    <Card padded={false} className="flex flex-col items-start gap-3 p-4">
      <p className="font-semibold">{choixTexts.stillWaiting(waiting)}</p>
      <div className="w-full">
        <TextArea
          label={choixTexts.thanksLabel}
          rows={3}
          value={texte}
          maxLength={messageMax}
          error={state === 'failed' ? (reasonOf(error) ?? noConnection) : undefined}
          onChange={({ target }) => setTexte(target.value)}
        />
      </div>
      <Button loading={state === 'sending'} loadingLabel={texts.sending} onClick={() => void send()}>
        {choixTexts.thankOthers}
      </Button>
    </Card>
  )
}
