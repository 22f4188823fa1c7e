import { type ModerationItem, moderation } from '@colocdar/contracts/moderation'
import { paths } from '@colocdar/contracts/paths'
import { type SignalementDossier, type SignalementKind, signalementMotifs } from '@colocdar/contracts/signalements'
import { useEffect, useState } from 'react'
import { call } from '../../../lib/client/client.ts'
import { Badge } from '../../../ui/elements/badge.tsx'
import { Button } from '../../../ui/elements/button.tsx'
import { Link } from '../../../ui/elements/link.tsx'
import { Spinner } from '../../../ui/elements/spinner.tsx'
import { Check, X } from '../../../ui/icons.ts'
import { useArrival } from '../../../ui/navigation/use-arrival.ts'
import { Alert } from '../../../ui/notices/alert.tsx'
import { dossierName } from '../use-dossiers.ts'
import { ItemContent } from './item-content.tsx'
import { ReportedConversation } from './reported-conversation.tsx'
import { WrittenBy } from './written-by.tsx'

interface DossierPanelProps {
  dossier: SignalementDossier
  onDismiss: () => void
  onUphold: () => void
}

/** The reports, and below them what they are about. */
export const DossierPanel = ({ dossier, onDismiss, onUphold }: DossierPanelProps) => {
  const title = useArrival()
  return (
    <section
      aria-label="Signalement à décider"
      className="flex min-w-0 flex-col gap-5 rounded-carte border border-bord bg-papier p-4 lg:p-6"
    >
      <header className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <p className="mb-1 flex flex-wrap items-center gap-2 text-brume text-sm">
            <Badge>{kindLabels[dossier.kind]}</Badge>
            {dossier.masqueLe && <Badge tone="grenade">Masquée</Badge>}
            {relations[dossier.kind]}{' '}
            <Link to={paths.adminMembre(dossier.membre.id)} className="lien">
              {dossier.membre.username}
            </Link>
          </p>
          <h2 ref={title} tabIndex={-1} dir="auto" className="text-2xl">
            {dossierName(dossier)}
          </h2>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button onClick={onDismiss} icon={<Check className="size-5" />} aria-keyshortcuts="V">
            Sans suite
          </Button>
          <Button variant="quiet" onClick={onUphold} icon={<X className="size-5" />} aria-keyshortcuts="R">
            Donner raison
          </Button>
        </div>
      </header>
      <Reports dossier={dossier} />
      {(dossier.kind === 'offre' || dossier.kind === 'demande') && (
        <ReportedItem kind={dossier.kind} id={dossier.objetId} />
      )}
      {dossier.kind === 'conversation' && <ReportedConversation key={dossier.objetId} id={dossier.objetId} />}
      {dossier.kind === 'utilisateur' && (
        <>
          <ReportedItem kind="profil" id={dossier.objetId} />
          <Link to={paths.utilisateur(dossier.objetId)} className="lien">
            Voir le profil public
          </Link>
        </>
      )}
    </section>
  )
}

const Reports = ({ dossier: { signalements, nombre } }: { dossier: SignalementDossier }) => (
  <div>
    <h3 className="mb-2 text-lg">{nombre > 1 ? `${nombre} signalements` : 'Un signalement'}</h3>
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
  const [item, setItem] = useState<ModerationItem | 'failed' | null>(null)
  useEffect(() => {
    let current = true
    call(moderation.one, { params: { kind, id } })
      .then((found) => current && setItem(found))
      .catch(() => current && setItem('failed'))
    return () => {
      current = false
    }
  }, [kind, id])
  if (item === null) return <Spinner label="Chargement..." />
  if (item === 'failed') return <Alert tone="error">Ce qui est signalé n’a pas pu être chargé.</Alert>
  return <ItemContent item={item} />
}

const kindLabels: Record<SignalementKind, string> = {
  offre: 'Offre',
  demande: 'Demande',
  utilisateur: 'Profil',
  conversation: 'Conversation',
}

/** What the member is to it. */
const relations: Record<SignalementKind, string> = {
  offre: 'par',
  demande: 'par',
  utilisateur: 'de',
  conversation: 'visant',
}
