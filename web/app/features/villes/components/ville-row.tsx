import { type VilleAdmin, villesAdministration } from '@colocdar/contracts/villes-administration'
import { useState } from 'react'
import { useAdminAction } from '../../../admin/use-admin-action.ts'
import { call } from '../../../lib/client/client.ts'
import { counted } from '../../../lib/formats/counted.ts'
import { Button, IconButton } from '../../../ui/elements/button.tsx'
import { Picture } from '../../../ui/elements/picture.tsx'
import { ArrowDown, ArrowUp, Pencil, Trash2 } from '../../../ui/icons.ts'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'

interface VilleRowProps {
  ville: VilleAdmin
  index: number
  count: number
  onEdit: () => void
}

export const VilleRow = ({ ville, index, count, onEdit }: VilleRowProps) => {
  const { run, busy } = useAdminAction()
  const [removing, setRemoving] = useState(false)
  const params = { id: ville.id }
  const inUse = ville.offres + ville.demandes > 0
  const moveTo = (position: number) => run(() => call(villesAdministration.move, { params, body: { position } }))

  const remove = async () => {
    await run(() => call(villesAdministration.remove, { params }), 'Ville supprimée')
    setRemoving(false)
  }

  return (
    <div className="flex flex-wrap items-center gap-3 rounded-champ border border-bord bg-papier p-2">
      <Picture src={ville.image} alt="" sizes="80px" className="aspect-4/3 w-20 rounded-champ" />
      <div className="min-w-32 flex-1">
        <h2 className="text-lg">
          {ville.nom}{' '}
          {ville.nomArabe && (
            <bdi lang="ar" className="font-normal text-brume">
              {ville.nomArabe}
            </bdi>
          )}
        </h2>
        <p className="text-brume text-sm">
          {counted(ville.offres, 'offre')} · {counted(ville.demandes, 'demande')}
        </p>
      </div>
      <div className="flex">
        <IconButton label={`Monter ${ville.nom}`} disabled={index === 0} onClick={() => moveTo(index - 1)}>
          <ArrowUp className="size-5" />
        </IconButton>
        <IconButton label={`Descendre ${ville.nom}`} disabled={index === count - 1} onClick={() => moveTo(index + 1)}>
          <ArrowDown className="size-5" />
        </IconButton>
        <IconButton label={`Modifier ${ville.nom}`} onClick={onEdit}>
          <Pencil className="size-5" />
        </IconButton>
        <IconButton label={`Supprimer ${ville.nom}`} onClick={() => setRemoving(true)}>
          <Trash2 className="size-5" />
        </IconButton>
      </div>
      {inUse ? (
        <Dialog
          open={removing}
          onClose={() => setRemoving(false)}
          title={`${ville.nom} ne peut pas être supprimée`}
          description={`Il s’y trouve ${counted(ville.offres, 'offre')} et ${counted(ville.demandes, 'demande')}. Une ville se supprime une fois vide.`}
          actions={<Button onClick={() => setRemoving(false)}>Fermer</Button>}
        />
      ) : (
        <ConfirmDialog
          open={removing}
          title={`Supprimer ${ville.nom}\u00a0?`}
          description="Aucune annonce ne s’y trouve. Cela ne se défait pas."
          confirmLabel="Supprimer"
          busy={busy}
          onConfirm={remove}
          onClose={() => setRemoving(false)}
        />
      )}
    </div>
  )
}
