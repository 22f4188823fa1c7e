import { type ModerationItem, moderation } from '@colocdar/contracts/moderation'
import { paths } from '@colocdar/contracts/paths'
import { type SignalementDossier, signalementMotifs } from '@colocdar/contracts/signalements'
import { useEffect, useState } from 'react'
import { call } from '../../../lib/client/client.ts'
import { idle, type LoadState, settled } from '../../../lib/client/load-state.ts'
import { Link } from '../../../ui/elements/link.tsx'
import { Spinner } from '../../../ui/elements/spinner.tsx'
import { Alert } from '../../../ui/notices/alert.tsx'
import { ItemContent } from './item-content.tsx'
import { ReportedConversation } from './reported-conversation.tsx'
import { WrittenBy } from './written-by.tsx'

interface DossierContentProps {
  dossier: SignalementDossier
  /** Reports of the same conversation from the other side, which have a decision of their own. */
  counter?: SignalementDossier | undefined
}

/** The reports, and below them what they are about. */
export const DossierContent = ({ dossier, counter }: DossierContentProps) => (
  <>
    <Reports dossier={dossier} />
    {counter && (
      <section aria-label="L’autre côté" className="rounded-champ bg-dune p-4">
        <p className="mb-3">
          <bdi>{dossier.membre.username}</bdi> a signalé <bdi>{counter.membre.username}</bdi> de son côté. Cette
          décision ne vise que <bdi>{dossier.membre.username}</bdi>&nbsp;; celle sur{' '}
          <bdi>{counter.membre.username}</bdi> se prend à part.
        </p>
        <Reports dossier={counter} />
      </section>
    )}
    {(dossier.kind === 'offre' || dossier.kind === 'demande') && (
      <ReportedItem kind={dossier.kind} id={dossier.objetId} />
    )}
    {dossier.kind === 'conversation' && <ReportedConversation id={dossier.objetId} />}
    {dossier.kind === 'utilisateur' && (
      <>
        <ReportedItem kind="profil" id={dossier.objetId} />
        <Link to={paths.utilisateur(dossier.objetId)} className="lien">
          Voir le profil public
        </Link>
      </>
    )}
  </>
)

const Reports = ({ dossier: { kind, membre, signalements, nombre } }: { dossier: SignalementDossier }) => (
  <div>
    <h3 className="mb-2 text-lg">
      {nombre > 1 ? `${nombre} signalements` : 'Un signalement'}
      {kind === 'conversation' && ` visant ${membre.username}`}
    </h3>
    <ul className="flex flex-col gap-2">
      {signalements.map(({ id, motif, texte, auteur, compte, createdAt }) => (
        <li key={id} className="border-terracotta border-s-4 ps-3">
          <p className="font-semibold">{signalementMotifs[motif]}</p>
          {texte && (
            <p dir="auto" className="whitespace-pre-line break-words">
              {texte}
            </p>
          )}
          <p className="text-brume text-sm">
            <WrittenBy auteur={auteur} createdAt={createdAt} />
            {!compte && ' · ne compte pas\u00a0: compte de moins d’un jour, profil incomplet ou trop de signalements'}
          </p>
        </li>
      ))}
    </ul>
  </div>
)

/** The ad or the profile as the queue shows it. */
const ReportedItem = ({ kind, id }: { kind: 'offre' | 'demande' | 'profil'; id: number }) => {
  const [item, setItem] = useState<LoadState<ModerationItem>>(idle)
  useEffect(() => {
    void settled(`${kind} ${id}`, call(moderation.one, { params: { kind, id } })).then(setItem)
  }, [kind, id])
  if (item.status === 'failed') return <Alert tone="error">Ce qui est signalé n’a pas pu être chargé.</Alert>
  return item.value ? <ItemContent item={item.value} /> : <Spinner label="Chargement..." />
}
