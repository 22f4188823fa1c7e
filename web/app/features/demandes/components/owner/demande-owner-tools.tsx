import { demandes } from '@colocdar/contracts/demandes'
import { paths } from '@colocdar/contracts/paths'
import { useEffect, useRef, useState } from 'react'
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
      <p className="font-semibold">Votre demande</p>
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
          Modifier la date
        </Button>
      )}
      <DemandeRemoval demandeId={demande.id} />
      <Link to={paths.editDemande(demande.id)} className="lien flex min-h-11 items-center justify-center text-sm">
        Modifier toute la demande
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
      showToast({ title: 'Demande updated successfully!' })
    },
    (error) => console.error('Error updating demande', error),
  )
  return (
    <form
      ref={form}
      aria-label="Date de la demande"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void save(new FormData(event.currentTarget))
      }}
      className="flex flex-col gap-3"
    >
      <TextField
        label="Date de la demande"
        type="date"
        name="dateDemande"
        defaultValue={demande.dateDemande ?? ''}
        error={state === 'failed' ? 'Failed to update demande' : undefined}
      />
      <Button type="submit" loading={state === 'sending'}>
        Enregistrer
      </Button>
      <Button variant="quiet" onClick={onCancel}>
        Annuler
      </Button>
    </form>
  )
}
