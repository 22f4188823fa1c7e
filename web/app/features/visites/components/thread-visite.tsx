import type { Conversation } from '@colocdar/contracts/conversations'
import { type Visite, visites } from '@colocdar/contracts/visites'
import { useEffect, useState } from 'react'
import * as texts from '#texts/features/visites'
import { call } from '../../../lib/client/client.ts'
import { reportError } from '../../../lib/client/report-error.ts'
import { Button } from '../../../ui/elements/button.tsx'
import { CalendarDays } from '../../../ui/icons.ts'
import { VisiteActions } from './visite-actions.tsx'
import { VisiteDialog } from './visite-dialog.tsx'
import { VisiteState } from './visite-state.tsx'

/** The visit that a conversation is about, or where one begins. */
export default function ThreadVisite({ conversation }: { conversation: Conversation }) {
  const { id, decideur = false, bloque, parti } = conversation
  const [visite, setVisite] = useState<Visite | null | undefined>()
  const [asking, setAsking] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: its number rises when the visit has changed, blocking or leaving ends it.
  useEffect(() => {
    call(visites.list, { query: { conversationId: id, size: 1 } }).then(
      ({ content }) => setVisite(content[0] ?? null),
      (error: unknown) => reportError('visite', error),
    )
  }, [id, conversation.visite, bloque, parti])
  if (visite === undefined) return null
  const isOver = !visite || visite.etat === 'annulee' || (visite.reponse !== null && !visite.attend)
  if (isOver && (bloque || parti)) return null
  return (
    <section
      aria-label={texts.section}
      className="max-h-1/2 shrink-0 overflow-y-auto border-bord border-t bg-papier px-3 py-2 lg:px-6"
    >
      {visite && (
        <>
          <VisiteState visite={visite} />
          <VisiteActions visite={visite} onChange={setVisite} />
        </>
      )}
      {(isOver || visite?.etat === 'passee' || visite?.etat === 'absente') && !bloque && !parti && (
        // No further answer to « Comment s’est passée la visite ? ».
        <div className={visite?.attend ? 'mt-1 border-bord border-t py-2' : 'py-1'}>
          <Button variant="quiet" icon={<CalendarDays className="size-5" />} onClick={() => setAsking(true)}>
            {decideur ? texts.propose : texts.ask}
          </Button>
        </div>
      )}
      <VisiteDialog
        open={asking}
        kind={decideur ? 'propose' : 'ask'}
        conversationId={id}
        onDone={setVisite}
        onClose={() => setAsking(false)}
      />
    </section>
  )
}
