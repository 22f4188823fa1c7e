import { AppError } from '@colocdar/contracts/errors'
import { addDays, dayOf } from '@colocdar/contracts/jour'
import { type Visite, visiteLimits, visites } from '@colocdar/contracts/visites'
import { type FormEvent, useState } from 'react'
import * as texts from '#texts/features/visites'
import { call } from '../../../lib/client/client.ts'
import { noConnection } from '../../../lib/client/server-message.ts'
import { useRequest } from '../../../lib/client/use-request.ts'
import { Button, IconButton } from '../../../ui/elements/button.tsx'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { TextArea } from '../../../ui/fields/text-area.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Plus, Trash2 } from '../../../ui/icons.ts'
import { FormActions } from '../../../ui/layout/form-actions.tsx'
import { Alert } from '../../../ui/notices/alert.tsx'
import { showToast } from '../../../ui/notices/notice-store.ts'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { dayOptions, type Moment, toInstants } from '../moments.ts'

export type VisiteDialogKind = keyof typeof texts.dialog

interface VisiteFormProps {
  kind: VisiteDialogKind
  conversationId: number
  /** None yet for a first proposal. */
  visite?: Visite
  onDone: (visite: Visite) => void
  onClose: () => void
}

export const VisiteDialog = ({ open, ...form }: VisiteFormProps & { open: boolean }) => {
  const { title, help } = texts.dialog[form.kind]
  return (
    <Dialog open={open} onClose={form.onClose} title={title} description={help} shape="sheet">
      <VisiteForm {...form} />
    </Dialog>
  )
}

/** Moments, meeting point and a word, as far as the act takes them. */
const VisiteForm = ({ kind, conversationId, visite, onDone, onClose }: VisiteFormProps) => {
  const { send: sendLabel, done } = texts.dialog[kind]
  const [moments, setMoments] = useState<Moment[]>([{ jour: addDays(dayOf(new Date()), 1), heure: '18:00' }])
  const [rendezVous, setRendezVous] = useState(visite?.rendezVous ?? '')
  const [mot, setMot] = useState('')
  const [missing, setMissing] = useState(false)
  const request = (creneaux: string[]): Promise<Visite> => {
    const params = { id: visite?.id ?? 0 }
    if (kind === 'place') return call(visites.place, { params, body: { rendezVous } })
    if (kind === 'cancel') return call(visites.cancel, { params, body: { mot } })
    const place = kind === 'propose' ? { rendezVous } : {}
    return call(visites.propose, { body: { conversationId, creneaux, mot, ...place } })
  }
  const [state, send, reason, error] = useRequest(async (creneaux: string[]) => {
    onDone(await request(creneaux))
    showToast({ title: done })
    onClose()
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const creneaux = kind === 'propose' ? toInstants(moments) : []
    setMissing(!creneaux)
    if (creneaux) void send(creneaux)
  }
  const [field] = error instanceof AppError ? Object.values(error.details ?? {}) : []
  const problem = missing ? texts.incomplete : state === 'failed' ? (field ?? reason ?? noConnection) : null
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      {kind === 'propose' && <MomentFields moments={moments} onChange={setMoments} />}
      {(kind === 'propose' || kind === 'place') && (
        <TextField
          label={texts.placeLabel}
          help={texts.placeHelp}
          maxLength={200}
          value={rendezVous}
          onChange={({ target }) => setRendezVous(target.value)}
        />
      )}
      {kind !== 'place' && (
        <TextArea
          label={texts.wordLabel}
          rows={2}
          className="min-h-20"
          maxLength={300}
          value={mot}
          onChange={({ target }) => setMot(target.value)}
        />
      )}
      <div aria-live="polite">{problem && <Alert tone="error">{problem}</Alert>}</div>
      <FormActions>
        <Button variant="quiet" onClick={onClose}>
          {texts.close}
        </Button>
        <Button type="submit" variant={kind === 'cancel' ? 'danger' : 'primary'} loading={state === 'sending'}>
          {sendLabel}
        </Button>
      </FormActions>
    </form>
  )
}

const MomentFields = ({ moments, onChange }: { moments: Moment[]; onChange: (moments: Moment[]) => void }) => {
  const days = dayOptions(new Date())
  const change = (place: number, part: Partial<Moment>) =>
    onChange(moments.map((moment, index) => (index === place ? { ...moment, ...part } : moment)))
  return (
    <>
      {moments.map(({ jour, heure }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place.
        <fieldset key={place} className="flex flex-wrap items-end gap-2">
          <legend className="sr-only">{texts.momentName(place + 1)}</legend>
          <div className="w-full min-w-0 sm:w-auto sm:flex-1">
            <SelectField
              label={texts.day}
              options={days}
              value={jour}
              onChange={({ target }) => change(place, { jour: target.value })}
            />
          </div>
          <div className="flex-1 sm:w-40 sm:flex-none">
            <TextField
              label={texts.time}
              type="time"
              dir="ltr"
              value={heure}
              onChange={({ target }) => change(place, { heure: target.value })}
            />
          </div>
          {moments.length > 1 && (
            <IconButton
              className="mb-2"
              label={texts.removeMoment(place + 1)}
              onClick={() => onChange(moments.filter((_, index) => index !== place))}
            >
              <Trash2 className="size-5 text-grenade" />
            </IconButton>
          )}
        </fieldset>
      ))}
      {moments.length < visiteLimits.creneaux && (
        <Button
          variant="quiet"
          icon={<Plus className="size-5" />}
          onClick={() => onChange([...moments, ...moments.slice(-1)])}
        >
          {texts.addMoment}
        </Button>
      )}
    </>
  )
}
