import { type KeyboardEvent, type ReactNode, type SubmitEvent, useId, useState } from 'react'
import type { DraftName } from '../lib/drafts/drafts.ts'
import { useInterrupted } from '../lib/drafts/use-interrupted.ts'
import { Button } from '../ui/elements/button.tsx'
import { TextArea } from '../ui/fields/text-area.tsx'
import { FormActions } from '../ui/layout/form-actions.tsx'
import { Dialog } from '../ui/overlays/dialog.tsx'

interface MotifDialogProps {
  open: boolean
  title: string
  /** The consequences. */
  description: string
  /** Prepared reasons. */
  prepared?: readonly string[]
  /** The error when the reason is missing. */
  required: string
  confirmLabel: string
  /** The name of the draft that stores what was typed if the session ends. */
  draftName: DraftName
  /** More to decide, between the reasons and the text. */
  children?: ReactNode
  onConfirm: (motif: string) => void
  onClose: () => void
}

const longest = 500

/** Asks for a reason, prepared or free text. */
export const MotifDialog = ({ open, title, description, onClose, ...form }: MotifDialogProps) => (
  <Dialog open={open} onClose={onClose} title={title} description={description}>
    <MotifForm {...form} onClose={onClose} />
  </Dialog>
)

type MotifFormProps = Omit<MotifDialogProps, 'open' | 'title' | 'description'>

const MotifForm = ({
  prepared = [],
  required,
  confirmLabel,
  draftName,
  children,
  onConfirm,
  onClose,
}: MotifFormProps) => {
  const id = useId()
  const { draft } = useInterrupted(draftName, () => (motif ? { motif } : {}))
  const [motif, setMotif] = useState(() => String(draft?.motif ?? ''))
  const [missing, setMissing] = useState(false)

  /** 1 to 9 choose a prepared reason, Ctrl+Enter confirms from anywhere. */
  const press = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      return event.currentTarget.requestSubmit()
    }
    const chosen = event.target instanceof HTMLTextAreaElement ? undefined : preparedBy(event.key, prepared)
    if (chosen === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    setMotif(chosen)
  }

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (motif.trim() !== '') return onConfirm(motif.trim())
    setMissing(true)
    document.getElementById(id)?.focus()
  }

  return (
    <form noValidate onSubmit={submit} onKeyDown={press} className="flex flex-col gap-4">
      {prepared.length > 0 && (
        <fieldset>
          <legend className="mb-2 font-semibold">Motifs préparés</legend>
          <div className="-mx-2 flex max-h-[34dvh] flex-col overflow-y-auto px-2">
            {prepared.map((text, index) => (
              <label
                key={text}
                className="flex min-h-11 shrink-0 items-center gap-3 rounded-champ px-2 hover:bg-majorelle-doux"
              >
                <input
                  type="radio"
                  name="motif-prepare"
                  checked={motif === text}
                  onChange={() => setMotif(text)}
                  className="size-5 shrink-0 accent-majorelle"
                />
                <span className="flex-1">{text}</span>
                {index < 9 && (
                  <span aria-hidden="true" className="text-brume text-sm tabular-nums max-sm:hidden">
                    {index + 1}
                  </span>
                )}
              </label>
            ))}
          </div>
        </fieldset>
      )}
      {children}
      <TextArea
        id={id}
        label="Motif"
        required
        rows={3}
        maxLength={longest}
        value={motif}
        onChange={(event) => setMotif(event.target.value)}
        error={missing && motif.trim() === '' ? required : undefined}
        className="min-h-24"
      />
      <FormActions>
        <Button variant="quiet" onClick={onClose}>
          Annuler
        </Button>
        <Button type="submit" variant="danger">
          {confirmLabel}
        </Button>
      </FormActions>
    </form>
  )
}

/** The prepared reason of a digit from 1 to 9; undefined for any other key. */
export const preparedBy = (key: string, prepared: readonly string[]): string | undefined =>
  /^[1-9]$/.test(key) ? prepared[Number(key) - 1] : undefined
