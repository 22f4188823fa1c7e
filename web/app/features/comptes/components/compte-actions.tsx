import { type Compte, comptes } from '@colocdar/contracts/comptes'
import { useState } from 'react'
import { MotifDialog } from '../../../admin/motif-dialog.tsx'
import { useAdminAction } from '../../../admin/use-admin-action.ts'
import { call } from '../../../lib/client/client.ts'
import { saveDraftUnlessSent, wasInterrupted } from '../../../lib/drafts/use-interrupted.ts'
import { Button } from '../../../ui/elements/button.tsx'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx'

/** What an administrator may do with an account. */
export const CompteActions = ({ compte }: { compte: Compte }) => {
  const { run, busy } = useAdminAction()
  const draftName = `motif-compte-${compte.id}` as const
  const [dialog, setDialog] = useState<'block' | 'role' | null>(() =>
    !compte.blockedAt && wasInterrupted(draftName) ? 'block' : null,
  )
  const close = () => setDialog(null)
  const params = { id: compte.id }
  const isAdmin = compte.roles.includes('ROLE_ADMIN')

  const block = async (motif: string) => {
    close()
    const send = () => call(comptes.block, { params, body: { motif } })
    await run(() => saveDraftUnlessSent(draftName, { motif }, send), 'Compte bloqué')
  }
  const unblock = () => run(() => call(comptes.unblock, { params }), 'Compte débloqué')
  const setIdentity = (identityVerified: boolean) =>
    run(
      () => call(comptes.setIdentity, { params, body: { identityVerified, version: compte.version } }),
      identityVerified ? 'Identité confirmée' : 'Confirmation retirée',
    )
  const setAdmin = async (admin: boolean) => {
    await run(() => call(comptes.setAdmin, { params, body: { admin } }), admin ? 'Rôle donné' : 'Rôle retiré')
    close()
  }

  return (
    <div className="flex flex-wrap gap-2">
      {compte.blockedAt ? (
        <Button onClick={unblock}>Débloquer</Button>
      ) : (
        <Button variant="danger" onClick={() => setDialog('block')}>
          Bloquer
        </Button>
      )}
      <Button variant="quiet" onClick={() => setIdentity(!compte.identityVerified)}>
        {compte.identityVerified ? 'Retirer la confirmation d’identité' : 'Confirmer l’identité'}
      </Button>
      <Button variant="quiet" onClick={() => setDialog('role')}>
        {isAdmin ? 'Retirer le rôle d’administrateur' : 'Donner le rôle d’administrateur'}
      </Button>
      <MotifDialog
        open={dialog === 'block'}
        title={`Bloquer ${compte.username}`}
        description="Ses sessions finissent&nbsp;; ses annonces et ses avis quittent les listes publiques."
        required="Indiquez le motif du blocage."
        confirmLabel="Bloquer le compte"
        draftName={draftName}
        onConfirm={block}
        onClose={close}
      />
      <ConfirmDialog
        open={dialog === 'role'}
        title={isAdmin ? 'Retirer le rôle\u00a0?' : 'Donner le rôle\u00a0?'}
        description={
          isAdmin
            ? `${compte.username} n’aura plus accès à l’administration.`
            : `${compte.username} pourra décider de tout ce que le site publie, et bloquer des membres.`
        }
        confirmLabel={isAdmin ? 'Retirer le rôle' : 'Donner le rôle'}
        busy={busy}
        onConfirm={() => setAdmin(!isAdmin)}
        onClose={close}
      />
    </div>
  )
}
