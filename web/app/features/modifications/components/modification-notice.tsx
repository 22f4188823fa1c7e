import type { ModificationEtat } from '@colocdar/contracts/modifications'
import { shownMotif } from '@colocdar/contracts/shown-motif'
import { useState } from 'react'
import * as texts from '#texts/features/modifications'
import { isConflict } from '../../../lib/client/server-message.ts'
import { useRequest } from '../../../lib/client/use-request.ts'
import { Button } from '../../../ui/elements/button.tsx'
import { Filled } from '../../../ui/elements/filled.tsx'
import { RelativeTime } from '../../../ui/elements/relative-time.tsx'
import { Alert } from '../../../ui/notices/alert.tsx'
import { showToast } from '../../../ui/notices/notice-store.ts'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx'
import type { Change } from '../changes.ts'

interface ModificationNoticeProps {
  modification: { etat: ModificationEtat; motifRefus: string | null; submittedAt: string; version: string }
  /** What is online stays as it is: « votre annonce », « votre profil ». */
  what: string
  changes: readonly Change[]
  /** How many photos the waiting version has; undefined when they stay. */
  photos?: number | undefined
  /** Only the version that is shown. */
  remove: (seen: { vu: string }) => Promise<unknown>
  onRemoved: () => unknown
}

/** What waits beside what is online, for its author: what changes, why it was refused, and how to give it up. */
export const ModificationNotice = ({
  modification: { etat, motifRefus, submittedAt, version },
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
      <GiveUp key={version} what={what} remove={() => remove({ vu: version })} onRemoved={onRemoved} />
    </div>
  </Alert>
)

interface GiveUpProps extends Pick<ModificationNoticeProps, 'what' | 'onRemoved'> {
  remove: () => Promise<unknown>
}

const GiveUp = ({ what, remove, onRemoved }: GiveUpProps) => {
  const [asking, setAsking] = useState(false)
  const [state, confirm] = useRequest(async () => {
    try {
      showToast(await outcomeOf(remove()))
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

/** What to say of it. After a conflict the page shows what is true now. */
const outcomeOf = async (removal: Promise<unknown>): Promise<Parameters<typeof showToast>[0]> => {
  try {
    await removal
    return { title: texts.givenUp }
  } catch (error) {
    if (isConflict(error)) return { title: error.message, tone: 'info' }
    throw error
  }
}
