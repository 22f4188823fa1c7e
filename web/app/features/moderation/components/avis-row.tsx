import { type AvisModere, moderation } from '@colocdar/contracts/moderation'
import { motifsPrepares } from '@colocdar/contracts/motifs'
import { paths } from '@colocdar/contracts/paths'
import { useState } from 'react'
import { MotifDialog } from '../../../admin/motif-dialog.tsx'
import { useAdminAction } from '../../../admin/use-admin-action.ts'
import { call } from '../../../lib/client/client.ts'
import { saveDraftUnlessSent, wasInterrupted } from '../../../lib/drafts/use-interrupted.ts'
import { formatNom } from '../../../lib/formats/nom.ts'
import { Button } from '../../../ui/elements/button.tsx'
import { Link } from '../../../ui/elements/link.tsx'
import { RelativeTime } from '../../../ui/elements/relative-time.tsx'
import { Stars } from '../../../ui/elements/stars.tsx'
import { motifDraftOf } from '../item-names.ts'
import { EtatBadge } from './etat-badge.tsx'

export const AvisRow = ({ avis }: { avis: AvisModere }) => {
  const { run, busy } = useAdminAction()
  const objet = { kind: 'avis', id: avis.id } as const
  const draftName = motifDraftOf(objet)
  const isPublic = avis.etat === 'verifie'
  const [hiding, setHiding] = useState(() => isPublic && wasInterrupted(draftName))
  const auteur = formatNom(avis.auteur) ?? avis.auteur.email

  const hide = async (motif: string) => {
    setHiding(false)
    const body = { version: avis.version, motif }
    const withdraw = () => call(moderation.withdraw, { params: objet, body })
    await run(() => saveDraftUnlessSent(draftName, { motif }, withdraw), 'Avis masqué')
  }

  return (
    <article className="flex flex-wrap items-start gap-3 rounded-champ border border-bord bg-papier p-4">
      <div className="min-w-60 flex-1">
        <p className="flex flex-wrap items-center gap-2 text-sm">
          <Stars value={avis.note} />
          <EtatBadge etat={avis.etat} />
          <RelativeTime instant={avis.createdAt} className="text-brume" />
        </p>
        <p className="my-2 whitespace-pre-line break-words">{avis.commentaire}</p>
        <Link to={paths.adminMembre(avis.auteurId)} className="lien text-sm">
          {auteur}
        </Link>
        {avis.motifRefus && <p className="mt-1 text-brume text-sm">Motif&nbsp;: {avis.motifRefus}</p>}
      </div>
      {isPublic && (
        <Button
          variant="quiet"
          loading={busy}
          aria-label={`Masquer l’avis de ${auteur}`}
          onClick={() => setHiding(true)}
        >
          Masquer
        </Button>
      )}
      <MotifDialog
        open={hiding}
        title="Masquer cet avis"
        description="L’avis quitte le site&nbsp;; le motif est envoyé à son auteur."
        prepared={motifsPrepares.avis}
        required="Indiquez le motif&nbsp;: il est envoyé à l’auteur."
        confirmLabel="Masquer l’avis"
        draftName={draftName}
        onConfirm={hide}
        onClose={() => setHiding(false)}
      />
    </article>
  )
}
