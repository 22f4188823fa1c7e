import { paths } from '@colocdar/contracts/paths'
import { publicNom } from '@colocdar/contracts/public-nom'
import type { ReactNode } from 'react'
import { formatPrix } from '../../../../lib/formats/prix.ts'
import { formatReactivite } from '../../../../lib/formats/reactivite.ts'
import { Avatar } from '../../../../ui/elements/avatar.tsx'
import { Link } from '../../../../ui/elements/link.tsx'
import { WriteButton } from '../../../conversations/components/write-button.tsx'
import { ShowNumber } from '../../../telephone/components/show-number.tsx'
import type { ShownDemande } from '../../shown-demande.ts'

interface DemandeContactProps {
  demande: ShownDemande
  isOwner: boolean
  /** In how many hours the author usually answers. */
  heures?: number | null | undefined
  /** Shown to the author instead of the number. */
  children: ReactNode
}

/** The author, and how to reach them. */
export const DemandeContact = ({
  demande: { id, demandeur, budget, titre },
  isOwner,
  heures,
  children,
}: DemandeContactProps) => {
  const name = publicNom(demandeur) ?? 'Membre'
  return (
    <aside
      aria-label="Contact"
      className="flex flex-col gap-5 rounded-carte border border-bord bg-papier p-5 shadow-doux lg:sticky lg:top-24 lg:p-6"
    >
      {demandeur && (
        <Link
          to={paths.utilisateur(demandeur.id)}
          className="-m-2 flex items-center gap-3 rounded-carte p-2 transition hover:bg-majorelle-doux"
        >
          <Avatar name={name} id={demandeur.id} photo={demandeur.photo} />
          <span className="min-w-0">
            <span className="block font-bold text-lg">{name}</span>
            <span className="text-brume text-sm">
              {[heures && formatReactivite(heures), 'Voir le profil'].filter(Boolean).join(' · ')}
            </span>
          </span>
        </Link>
      )}
      {isOwner && children}
      {!isOwner && demandeur && (
        <div className="barre-basse flex items-center justify-between gap-3 lg:block">
          {/* On large screens the budget is visible in the list of faits. */}
          <p className="whitespace-nowrap font-bold font-titre text-terracotta text-xl lg:hidden">
            {budget ? formatPrix(budget) : 'Prix non disponible'}
          </p>
          <div className="flex gap-2 lg:flex-col">
            <ShowNumber owner={{ id: demandeur.id, nom: name, titre }} block />
            <WriteButton annonce="demande" annonceId={id} titre={titre} nom={demandeur.prenom || name} />
          </div>
        </div>
      )}
    </aside>
  )
}
