import type { CompteAnnonce } from '@colocdar/contracts/comptes'
import { moderation } from '@colocdar/contracts/moderation'
import { motifsPrepares } from '@colocdar/contracts/motifs'
import { paths } from '@colocdar/contracts/paths'
import { useState } from 'react'
import { AdminTable } from '../../../admin/admin-table.tsx'
import { MotifDialog } from '../../../admin/motif-dialog.tsx'
import { useAdminAction } from '../../../admin/use-admin-action.ts'
import { call } from '../../../lib/client/client.ts'
import { saveDraftUnlessSent, wasInterrupted } from '../../../lib/drafts/use-interrupted.ts'
import { formatDate } from '../../../lib/formats/dates.ts'
import { formatPrix } from '../../../lib/formats/prix.ts'
import { Button } from '../../../ui/elements/button.tsx'
import { Link } from '../../../ui/elements/link.tsx'
import { EtatBadge } from '../../moderation/components/etat-badge.tsx'
import { motifDraftOf } from '../../moderation/item-names.ts'
import { kindLabels } from '../../moderation/queue-filter.ts'

/** The member's listings in every state; public ones can be withdrawn. */
export const CompteAnnonces = ({ annonces }: { annonces: readonly CompteAnnonce[] }) => {
  const { run, busy } = useAdminAction()
  const [withdrawn, setWithdrawn] = useState(
    () => annonces.find((annonce) => isPublic(annonce) && wasInterrupted(motifDraftOf(annonce))) ?? null,
  )
  if (annonces.length === 0) return <p>Aucune annonce.</p>

  const withdraw = async ({ kind, id, version }: CompteAnnonce, motif: string) => {
    setWithdrawn(null)
    const send = () => call(moderation.withdraw, { params: { kind, id }, body: { version, motif } })
    await run(() => saveDraftUnlessSent(motifDraftOf({ kind, id }), { motif }, send), 'Annonce retirée')
  }

  return (
    <>
      <AdminTable caption="Annonces" columns={['Annonce', 'Ville', 'Montant', 'Date', 'État', 'Action']}>
        {annonces.map((annonce) => (
          <tr key={`${annonce.kind}-${annonce.id}`}>
            <td className="min-w-48">
              <Link to={hrefOf(annonce)} className="lien font-semibold">
                <bdi>{annonce.titre}</bdi>
              </Link>
              <span className="block text-brume">{kindLabels[annonce.kind].one}</span>
            </td>
            <td>{annonce.ville}</td>
            <td className="whitespace-nowrap">{formatPrix(annonce.montant)}</td>
            <td className="whitespace-nowrap">{formatDate(annonce.createdAt)}</td>
            <td>
              <EtatBadge etat={annonce.etat} />
              {annonce.motifRefus && <span className="block text-brume">{annonce.motifRefus}</span>}
            </td>
            <td>
              {isPublic(annonce) && (
                <Button variant="quiet" disabled={busy} onClick={() => setWithdrawn(annonce)}>
                  Retirer
                </Button>
              )}
            </td>
          </tr>
        ))}
      </AdminTable>
      {withdrawn && (
        <MotifDialog
          open
          title={`Retirer\u00a0: ${withdrawn.titre}`}
          description="L’annonce quitte les listes publiques&nbsp;; le motif est envoyé à son auteur."
          prepared={motifsPrepares[withdrawn.kind]}
          required="Indiquez le motif&nbsp;: il est envoyé à l’auteur."
          confirmLabel="Retirer l’annonce"
          draftName={motifDraftOf(withdrawn)}
          onConfirm={(motif) => withdraw(withdrawn, motif)}
          onClose={() => setWithdrawn(null)}
        />
      )}
    </>
  )
}

const isPublic = ({ etat }: CompteAnnonce): boolean => etat === 'verifie'

const hrefOf = ({ kind, id }: CompteAnnonce): string => (kind === 'offre' ? paths.offre(id) : paths.demande(id))
