import { type RepereAdmin, reperesAdministration } from '@colocdar/contracts/reperes-administration'
import { useState } from 'react'
import { useAdminAction } from '../../../admin/use-admin-action.ts'
import { call } from '../../../lib/client/client.ts'
import { Button } from '../../../ui/elements/button.tsx'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'

interface RepereFusionProps {
  repere: RepereAdmin
  /** Of the same city. */
  others: readonly RepereAdmin[]
  onClose: () => void
}

export const RepereFusion = ({ repere, others, onClose }: RepereFusionProps) => {
  const { run, busy } = useAdminAction()
  const [avecId, setAvecId] = useState('')
  const merge = async () => {
    const request = { params: { id: repere.id }, body: { avecId: Number(avecId) } }
    await run(() => call(reperesAdministration.merge, request), 'Repères fusionnés')
    onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Fusionner ${repere.nom}`}
      description="Ses offres, ses alertes et son adresse mèneront à l’autre. Cela ne se défait pas."
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            Annuler
          </Button>
          <Button variant="danger" disabled={avecId === ''} loading={busy} onClick={merge}>
            Fusionner
          </Button>
        </>
      }
    >
      <SelectField
        label="Remplacé par"
        placeholder="Choisir"
        value={avecId}
        onChange={({ target }) => setAvecId(target.value)}
        options={others.map(({ id, nom }) => ({ value: id, label: nom }))}
      />
    </Dialog>
  )
}
