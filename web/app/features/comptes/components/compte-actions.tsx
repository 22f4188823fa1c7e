import { type Compte, comptes } from '@colocdar/contracts/comptes'
import { useState } from 'react'
import { MotifDialog } from '../../../admin/motif-dialog.tsx'
import { useAdminAction } from '../../../admin/use-admin-action.ts'
import { call } from '../../../lib/client/client.ts'
import { saveDraftUnlessSent, wasInterrupted } from '../../../lib/drafts/use-interrupted.ts'
import { Button } from '../../../ui/elements/button.tsx'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { RoleForm } from './role-form.tsx'

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
    // One action at a time: what was typed stays for the next press.
    if (busy) return
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
  const takeRole = async () => {
    await run(() => call(comptes.setAdmin, { params, body: { admin: false } }), 'Rôle retiré')
    close()
  }
  const showGiven = () => {
    close()
    void run(async () => {}, 'Rôle donné')
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
        description="Ses sessions finissent&nbsp;; ses annonces et ses avis quittent les listes publiques, et ses visites à venir sont annulées."
        required="Indiquez le motif du blocage."
        confirmLabel="Bloquer le compte"
        draftName={draftName}
        onConfirm={block}
        onClose={close}
      />
      <ConfirmDialog
        open={dialog === 'role' && isAdmin}
        title="Retirer le rôle&nbsp;?"
        description={`${compte.username} n’aura plus accès à l’administration.`}
        confirmLabel="Retirer le rôle"
        busy={busy}
        onConfirm={takeRole}
        onClose={close}
      />
      <Dialog
        open={dialog === 'role' && !isAdmin}
        title="Donner le rôle&nbsp;?"
        description={`${compte.username} pourra décider de tout ce que le site publie, et bloquer des membres. Ses sessions finissent, il choisit un nouveau mot de passe, et tous les administrateurs reçoivent un e-mail.`}
        onClose={close}
      >
        <RoleForm compte={compte} onCancel={close} onGiven={showGiven} />
      </Dialog>
    </div>
  )
}
