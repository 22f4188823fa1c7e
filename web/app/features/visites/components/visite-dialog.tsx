import { AppError, type ErrorDetails } from '@colocdar/contracts/errors'
import { addDays, dayOf } from '@colocdar/contracts/jour'
import { type Visite, visiteLimits, visites } from '@colocdar/contracts/visites'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import * as texts from '#texts/features/visites'
import { call } from '../../../lib/client/client.ts'
import { isConflict, noConnection } from '../../../lib/client/server-message.ts'
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
import { dayOptions, type Moment, momentLabel, refusedPlace, toInstants } from '../moments.ts'
import { isAhead, showChange } from '../read-visite.ts'
import { VisiteState } from './visite-state.tsx'

export type VisiteDialogKind = keyof typeof texts.dialog

interface VisiteFormProps {
  kind: VisiteDialogKind
  conversationId: number
  /** None yet for a first proposal. */
  visite?: Visite
  /** Also after a refusal, with the visit as it is now. */
  onChange: (visite: Visite) => void
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
const VisiteForm = ({ kind, conversationId, visite, onChange, onClose }: VisiteFormProps) => {
  const { send: sendLabel, done } = texts.dialog[kind]
  const offers = kind === 'propose' || kind === 'move'
  // What the member decides on: not what the page behind has learnt since, until a refusal shows it here.
  const [seen, setSeen] = useState(visite)
  const [isRefused, setRefused] = useState(false)
  const [moments, setMoments] = useState<Moment[]>([{ jour: addDays(dayOf(new Date()), 1), heure: '18:00' }])
  const [rendezVous, setRendezVous] = useState(visite?.rendezVous ?? '')
  const [mot, setMot] = useState('')
  const [invalid, setInvalid] = useState<ErrorDetails>({})
  const request = (creneaux: string[]): Promise<Visite> => {
    const params = { id: seen?.id ?? 0 }
    if (kind === 'place') return call(visites.place, { params, body: { rendezVous } })
    const vu = seen && isAhead(seen) ? seen.version : ''
    if (kind === 'cancel') return call(visites.cancel, { params, body: { mot, vu } })
    return call(visites.propose, { body: { conversationId, creneaux, mot, vu, ...(offers && { rendezVous }) } })
  }
  const show = (now: Visite, failure?: unknown) => {
    // Only a conflict shows it here: after any other failure the next attempt is about what the member has seen.
    if (!failure || isConflict(failure)) setSeen(now)
    onChange(now)
  }
  const [state, send, reason] = useRequest(
    async (creneaux: string[]) => {
      await showChange(request(creneaux), { conversationId, id: seen?.id }, show)
      showToast({ title: done })
      onClose()
    },
    (error) => {
      setInvalid((error instanceof AppError && error.details) || {})
      setRefused(isConflict(error))
    },
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const creneaux = offers ? toInstants(moments) : []
    setInvalid(creneaux ? {} : { creneaux: texts.incomplete })
    if (creneaux) void send(creneaux)
  }
  const form = useFocusOnFirst(invalid)
  const isInvalid = Object.keys(invalid).length > 0
  const problem = state === 'failed' && !isInvalid ? (reason ?? noConnection) : null
  return (
    <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-4">
      {seen?.etat === 'confirmee' && seen.debut && kind !== 'place' && kind !== 'cancel' && (
        <Alert tone="warning">{texts.givesUp(momentLabel(seen.debut))}</Alert>
      )}
      {offers && <MomentFields moments={moments} error={invalid.creneaux} onChange={setMoments} />}
      {(offers || kind === 'place') && (
        <TextField
          label={kind === 'place' ? texts.editPlace : texts.placeLabel}
          required={kind === 'place'}
          help={texts.placeHelp}
          error={invalid.rendezVous}
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
          error={invalid.mot}
          maxLength={300}
          value={mot}
          onChange={({ target }) => setMot(target.value)}
        />
      )}
      <div aria-live="polite">
        {problem && <Alert tone="error">{problem}</Alert>}
        {problem && isRefused && seen && <VisiteState visite={seen} />}
      </div>
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

/** The first field that is refused gets the focus, each time anew. */
const useFocusOnFirst = (invalid: ErrorDetails) => {
  const form = useRef<HTMLFormElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever a request was refused.
  useEffect(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(), [invalid])
  return form
}

interface MomentFieldsProps {
  moments: Moment[]
  error: string | undefined
  onChange: (moments: Moment[]) => void
}

const MomentFields = ({ moments, error, onChange }: MomentFieldsProps) => {
  const days = dayOptions(new Date())
  const refused = error && refusedPlace(moments, new Date())
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
              error={place === refused ? error : undefined}
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
