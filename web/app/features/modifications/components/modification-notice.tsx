import type { ModificationEtat } from '@colocdar/contracts/modifications'
import { shownMotif } from '@colocdar/contracts/shown-motif'
import { useState } from 'react'
import * as texts from '#texts/features/modifications'
import { useRequest } from '../../../lib/client/use-request.ts'
import { Button } from '../../../ui/elements/button.tsx'
import { Filled } from '../../../ui/elements/filled.tsx'
import { RelativeTime } from '../../../ui/elements/relative-time.tsx'
import { Alert } from '../../../ui/notices/alert.tsx'
import { showToast } from '../../../ui/notices/notice-store.ts'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx'
import type { Change } from '../changes.ts'

interface ModificationNoticeProps {
  modification: { etat: ModificationEtat; motifRefus: string | null; submittedAt: string }
  /** What is online stays as it is: « votre annonce », « votre profil ». */
  what: string
  changes: readonly Change[]
  /** How many photos the waiting version has; undefined when they stay. */
  photos?: number | undefined
  remove: () => Promise<unknown>
  onRemoved: () => unknown
}

/** What waits beside what is online, for its author: what changes, why it was refused, and how to give it up. */
export const ModificationNotice = ({
  modification: { etat, motifRefus, submittedAt },
  what,
  changes,
  photos,
  remove,
  onRemoved,
}: ModificationNoticeProps) => (
  <Alert tone={etat === 'refusee' ? 'warning' : 'info'} title={etat === 'refusee' ? texts.refused : texts.waiting}>
    {motifRefus && <p dir="auto">{shownMotif(motifRefus)}</p>}
    <p className="mt-1">
      {texts.online(what)}{' '}
      {etat === 'attente' && <Filled text={texts.sent} values={{ ago: <RelativeTime instant={submittedAt} /> }} />}
    </p>
    <dl className="mt-2 flex flex-col gap-1.5">
      {changes.map(({ label, before, after }) => (
        <div key={label}>
          <dt className="font-semibold text-sm">{label}</dt>
          <dd dir="auto" className="line-clamp-4 whitespace-pre-line break-words">
            {after || <span className="ltr:italic">{texts.removed}</span>}
            <span className="sr-only">{texts.before(before)}</span>
          </dd>
        </div>
      ))}
      {photos !== undefined && (
        <div>
          <dt className="font-semibold text-sm">{texts.photos}</dt>
          <dd>{texts.photoCount(photos)}</dd>
        </div>
      )}
    </dl>
    <div className="mt-3">
      <GiveUp what={what} remove={remove} onRemoved={onRemoved} />
    </div>
  </Alert>
)

const GiveUp = ({ what, remove, onRemoved }: Pick<ModificationNoticeProps, 'what' | 'remove' | 'onRemoved'>) => {
  const [asking, setAsking] = useState(false)
  const [state, confirm] = useRequest(async () => {
    try {
      await remove()
      showToast({ title: texts.givenUp })
      await onRemoved()
    } finally {
      setAsking(false)
    }
  })
  return (
    <div>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        {texts.giveUp}
      </Button>
      <p role="status" className="text-grenade text-sm empty:hidden">
        {state === 'failed' && texts.notGivenUp}
      </p>
      <ConfirmDialog
        open={asking}
        title={texts.giveUpQuestion}
        description={texts.giveUpEffect(what)}
        confirmLabel={texts.giveUpConfirmed}
        busy={state === 'sending'}
        onConfirm={() => void confirm()}
        onClose={() => setAsking(false)}
      />
    </div>
  )
}
