import { type Visite, type VisiteReponse, visiteReponses, visites } from '@colocdar/contracts/visites'
import { hasVisiteBegun, isVisiteOpen } from '@colocdar/contracts/visites-etats'
import { useEffect, useState } from 'react'
import * as texts from '#texts/features/visites'
import { call } from '../../../lib/client/client.ts'
import { takeIntent } from '../../../lib/storage/stored-route.ts'
import { Button } from '../../../ui/elements/button.tsx'
import { Flag } from '../../../ui/icons.ts'
import { useChange } from '../../../ui/notices/use-change.ts'
import { ReportDialog } from '../../signalements/components/report-dialog.tsx'
import { momentLabel, momentParts } from '../moments.ts'
import { showChange } from '../read-visite.ts'
import { VisiteDialog, type VisiteDialogKind } from './visite-dialog.tsx'

interface VisiteActionsProps {
  visite: Visite
  onChange: (visite: Visite) => void
}

/** The reason that the report form begins with. */
const motifs = { differente: 'FAUX', absente: 'AUTRE' } as const

const asks = { proprietaire: 'propose', visiteur: 'ask' } as const
const moves = { proprietaire: 'move', visiteur: 'askMove' } as const

/** What the member can do with a visit, by side and state as in `visiteActes`. */
export const VisiteActions = ({ visite, onChange }: VisiteActionsProps) => {
  const { id, etat, cote, creneaux, attend, debut, offreId, conversationId, reponse: said } = visite
  const [dialog, setDialog] = useState<VisiteDialogKind | null>(null)
  const [reported, setReported] = useState<Record<string, string> | null>(null)
  // Not that of the offer's page, which would take it up there.
  const intent = `signalement-visite-${id}`
  const { busy, run } = useChange(texts.failed)
  const moment = debut ? momentLabel(debut) : ''
  const report = (reponse: keyof typeof motifs) =>
    setReported({ motif: motifs[reponse], texte: texts.reportText(moment, visiteReponses[reponse]) })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was typed before signing in.
  useEffect(() => {
    const pending = takeIntent(intent)
    if (pending) setReported(pending.typed ?? {})
  }, [])
  const take = (moment: string) =>
    run(
      () => showChange(call(visites.take, { params: { id }, body: { debut: moment } }), visite, (now) => onChange(now)),
      texts.taken,
    )
  const answer = (reponse: VisiteReponse) =>
    run(async () => {
      onChange(await call(visites.answer, { params: { id }, body: { reponse } }))
      if (reponse !== 'conforme') report(reponse)
    }, texts.thanks)
  const isOpen = isVisiteOpen(etat)
  const isOwner = cote === 'proprietaire'
  const canChange = isOpen || (etat === 'confirmee' && !(isOwner && hasVisiteBegun(visite, new Date())))
  return (
    <>
      {isOpen && !isOwner && (
        // Three beside each other on a phone: in a thread they take the place of messages.
        <div className="grid max-w-xl grid-cols-[repeat(auto-fill,minmax(6.25rem,1fr))] gap-2 py-1 empty:hidden">
          {creneaux.map((each) => (
            <Button
              key={each}
              loading={busy}
              onClick={() => void take(each)}
              aria-label={texts.take(momentLabel(each))}
              className="rounded-champ! px-1! text-sm! leading-tight"
            >
              <span>
                {momentParts(each).map((part) => (
                  <span key={part} className="block">
                    {part}
                  </span>
                ))}
              </span>
            </Button>
          ))}
        </div>
      )}
      <div className="flex flex-wrap items-center gap-2 py-1 empty:hidden [&>button]:max-sm:px-3">
        {etat === 'passee' && attend && (
          <>
            <p className="w-full font-semibold">{texts.howWasIt}</p>
            {(Object.keys(visiteReponses) as VisiteReponse[]).map((reponse) => (
              <Button
                key={reponse}
                variant={reponse === 'conforme' ? 'primary' : 'quiet'}
                loading={busy}
                onClick={() => void answer(reponse)}
              >
                {visiteReponses[reponse]}
              </Button>
            ))}
          </>
        )}
        {said && said !== 'conforme' && (
          <Button variant="quiet" icon={<Flag className="size-4" />} onClick={() => report(said)}>
            {texts.report}
          </Button>
        )}
        {canChange && (isOwner || creneaux.length > 0 || etat === 'confirmee' || attend) && (
          <Button
            variant={isOwner && attend ? 'primary' : 'quiet'}
            onClick={() => setDialog(etat === 'confirmee' ? moves[cote] : asks[cote])}
          >
            {etat === 'confirmee' ? texts.move : isOwner ? texts.proposeMoments : texts.askOthers}
          </Button>
        )}
        {isOwner && (isOpen || etat === 'confirmee') && (
          <Button variant="quiet" onClick={() => setDialog('place')}>
            {texts.editPlace}
          </Button>
        )}
        {canChange && (
          <Button variant="quiet" onClick={() => setDialog('cancel')}>
            {isOpen && attend ? texts.decline : texts.cancel}
          </Button>
        )}
      </div>
      <VisiteDialog
        open={dialog !== null}
        kind={dialog ?? 'cancel'}
        visite={visite}
        conversationId={conversationId}
        onChange={onChange}
        onClose={() => setDialog(null)}
      />
      <ReportDialog
        open={reported !== null}
        title={texts.reportTitle}
        kind="offre"
        id={offreId}
        otherwise={{ kind: 'conversation', id: conversationId }}
        intent={intent}
        typed={reported ?? {}}
        onClose={() => setReported(null)}
      />
    </>
  )
}
