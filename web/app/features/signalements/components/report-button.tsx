import { useEffect, useState } from 'react'
import { useAuth } from '../../../lib/auth/use-auth.ts'
import { loadChunk } from '../../../lib/client/chunks.ts'
import { noConnection } from '../../../lib/client/server-message.ts'
import { takeIntent } from '../../../lib/storage/stored-route.ts'
import { Flag } from '../../../ui/icons.ts'
import type { ReportDialog, Reported } from './report-dialog.tsx'

interface ReportButtonProps extends Reported {
  /** Its author, who sees no button. */
  auteurId: number | null | undefined
  label: string
}

/** « Signaler », small: most readers never need it. The dialog is loaded on use. */
export const ReportButton = ({ kind, id, auteurId, label }: ReportButtonProps) => {
  const isOwn = useAuth((auth) => auth.user !== null && auth.user.id === auteurId)
  const [Dialog, setDialog] = useState<typeof ReportDialog | null>(null)
  const [open, setOpen] = useState(false)
  const [failure, setFailure] = useState('')
  const [typed, setTyped] = useState<Record<string, string>>({})
  const intent = `signalement-${kind}-${id}`
  const start = async () => {
    setFailure('')
    try {
      const { ReportDialog } = await loadChunk('signalement', () => import('./report-dialog.tsx'))
      setDialog(() => ReportDialog)
      setOpen(true)
    } catch {
      setFailure(noConnection)
    }
  }
  const close = () => {
    setOpen(false)
    setTyped({})
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was chosen before signing in.
  useEffect(() => {
    const pending = takeIntent(intent)
    if (!pending) return
    setTyped(pending.typed ?? {})
    void start()
  }, [])
  // Its place stays: whose it is shows only after hydration.
  if (isOwn) return <div className="min-h-11" />
  return (
    <div className="text-sm">
      <button
        type="button"
        onClick={start}
        className="inline-flex min-h-11 items-center gap-1.5 text-brume underline-offset-4 transition hover:text-encre hover:underline"
      >
        <Flag className="size-4" />
        {label}
      </button>
      <span role="status" className="text-grenade not-empty:ms-2">
        {failure}
      </span>
      {Dialog && <Dialog {...{ kind, id, intent, typed, open }} title={label} onClose={close} />}
    </div>
  )
}
