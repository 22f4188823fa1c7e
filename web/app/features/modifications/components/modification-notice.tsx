import type { ModificationEtat } from '@colocdar/contracts/modifications'
import { useState } from 'react'
import { useRequest } from '../../../lib/client/use-request.ts'
import { Button } from '../../../ui/elements/button.tsx'
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
  <Alert
    tone={etat === 'refusee' ? 'warning' : 'info'}
    title={etat === 'refusee' ? 'Modification refusée' : 'Modification en attente'}
  >
    {motifRefus && <p>{motifRefus}</p>}
    <p className="mt-1">
      En ligne&nbsp;: {what} dans sa version vérifiée.{' '}
      {etat === 'attente' && (
        <>
          À relire, envoyé <RelativeTime instant={submittedAt} />
          &nbsp;:
        </>
      )}
    </p>
    <dl className="mt-2 flex flex-col gap-1.5">
      {changes.map(({ label, before, after }) => (
        <div key={label}>
          <dt className="font-semibold text-sm">{label}</dt>
          <dd dir="auto" className="line-clamp-4 whitespace-pre-line break-words">
            {after || <span className="italic">Retiré</span>}
            <span className="sr-only"> au lieu de {before || 'rien'}</span>
          </dd>
        </div>
      ))}
      {photos !== undefined && (
        <div>
          <dt className="font-semibold text-sm">Photos</dt>
          <dd>{photos === 1 ? 'Une photo' : `${photos} photos`}</dd>
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
      showToast({ title: 'Modification abandonnée' })
      await onRemoved()
    } finally {
      setAsking(false)
    }
  })
  return (
    <div>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        Renoncer à la modification
      </Button>
      <p role="status" className="text-grenade text-sm empty:hidden">
        {state === 'failed' && 'La modification est restée. Réessayez dans un instant.'}
      </p>
      <ConfirmDialog
        open={asking}
        title={'Renoncer à cette modification\u00a0?'}
        description={`Ce que vous avez écrit sera effacé. En ligne, ${what} ne change pas.`}
        confirmLabel="Oui, y renoncer"
        busy={state === 'sending'}
        onConfirm={() => void confirm()}
        onClose={() => setAsking(false)}
      />
    </div>
  )
}
