import type { Conversation } from '@colocdar/contracts/conversations'
import type { Visite } from '@colocdar/contracts/visites'
import { useEffect, useState } from 'react'
import * as texts from '#texts/features/visites'
import { reportError } from '../../../lib/client/report-error.ts'
import { Button } from '../../../ui/elements/button.tsx'
import { CalendarDays } from '../../../ui/icons.ts'
import { readVisite } from '../read-visite.ts'
import { VisiteActions } from './visite-actions.tsx'
import { VisiteDialog } from './visite-dialog.tsx'
import { VisiteState } from './visite-state.tsx'

/** The visit that a conversation is about, or where one begins. */
export default function ThreadVisite({ conversation }: { conversation: Conversation }) {
  const { id, decideur = false, bloque, parti, decision } = conversation
  const [visite, setVisite] = useState<Visite | null | undefined>()
  const [asking, setAsking] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: its number rises when the visit has changed; blocking, leaving or declining ends it.
  useEffect(() => {
    let ignore = false
    readVisite(id).then(
      (read) => {
        if (!ignore) setVisite(read)
      },
      (error: unknown) => reportError('visite', error),
    )
    return () => {
      ignore = true
    }
  }, [id, conversation.visite, bloque, parti, decision])
  if (visite === undefined) return null
  const isOver = !visite || visite.etat === 'annulee' || (visite.reponse !== null && !visite.attend)
  const canReport = visite?.reponse && visite.reponse !== 'conforme'
  if (isOver && !canReport && (bloque || parti)) return null
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
        onChange={setVisite}
        onClose={() => setAsking(false)}
      />
    </section>
  )
}
