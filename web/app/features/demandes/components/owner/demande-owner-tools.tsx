import { demandes } from '@colocdar/contracts/demandes'
import { paths } from '@colocdar/contracts/paths'
import { useEffect, useRef, useState } from 'react'
import * as texts from '#texts/features/demandes'
import { useSignInAgain } from '../../../../layout/use-sign-in-again.ts'
import { call } from '../../../../lib/client/client.ts'
import { useRequest } from '../../../../lib/client/use-request.ts'
import { Button } from '../../../../ui/elements/button.tsx'
import { Link } from '../../../../ui/elements/link.tsx'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { CalendarCog } from '../../../../ui/icons.ts'
import { showToast } from '../../../../ui/notices/notice-store.ts'
import { useFocusOnClose } from '../../../../ui/overlays/use-focus-on-close.ts'
import type { ShownDemande } from '../../shown-demande.ts'
import { DemandeRemoval } from './demande-removal.tsx'

interface DemandeOwnerToolsProps {
  demande: ShownDemande
  onSaved: (demande: ShownDemande) => void
}

/** The author's actions on the request's page: change the date, delete, edit. */
export default function DemandeOwnerTools({ demande, onSaved }: DemandeOwnerToolsProps) {
  useSignInAgain()
  const [editing, setEditing] = useState(false)
  const editButton = useFocusOnClose(editing)
  return (
    <div className="flex flex-col gap-3">
      <p className="font-semibold">{texts.own}</p>
      {editing ? (
        <DateForm
          demande={demande}
          onCancel={() => setEditing(false)}
          onSaved={(saved) => {
            onSaved(saved)
            setEditing(false)
          }}
        />
      ) : (
        <Button id={editButton} onClick={() => setEditing(true)} icon={<CalendarCog className="size-5" />}>
          {texts.editDate}
        </Button>
      )}
      <DemandeRemoval demandeId={demande.id} />
      <Link to={paths.editDemande(demande.id)} className="lien flex min-h-11 items-center justify-center text-sm">
        {texts.editAll}
      </Link>
    </div>
  )
}

const DateForm = ({ demande, onSaved, onCancel }: DemandeOwnerToolsProps & { onCancel: () => void }) => {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector('input')?.focus(), [])
  const [state, save] = useRequest(
    async (typed: FormData) => {
      const dateDemande = String(typed.get('dateDemande') ?? '')
      onSaved(await call(demandes.update, { params: { id: demande.id }, body: { dateDemande } }))
      showToast({ title: texts.saved })
    },
    (error) => console.error('Error updating demande', error),
  )
  return (
    <form
      ref={form}
      aria-label={texts.dateDemande}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void save(new FormData(event.currentTarget))
      }}
      className="flex flex-col gap-3"
    >
      <TextField
        label={texts.dateDemande}
        type="date"
        name="dateDemande"
        defaultValue={demande.dateDemande ?? ''}
        error={state === 'failed' ? texts.saveFailed : undefined}
      />
      <Button type="submit" loading={state === 'sending'}>
        {texts.save}
      </Button>
      <Button variant="quiet" onClick={onCancel}>
        {texts.cancel}
      </Button>
    </form>
  )
}
