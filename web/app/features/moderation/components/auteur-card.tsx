import type { ModerationAuteur } from '@colocdar/contracts/moderation'
import { paths } from '@colocdar/contracts/paths'
import type { ReactNode } from 'react'
import { counted } from '../../../lib/formats/counted.ts'
import { formatDate } from '../../../lib/formats/dates.ts'
import { formatNom } from '../../../lib/formats/nom.ts'
import { Badge } from '../../../ui/elements/badge.tsx'
import { Email } from '../../../ui/elements/email.tsx'
import { Link } from '../../../ui/elements/link.tsx'
import { Facts } from '../../../ui/layout/facts.tsx'
import { PrivateAvatar } from '../../utilisateurs/components/private-avatar.tsx'
import { presentationTexts } from '../../utilisateurs/profil-texts.ts'
import { markFacts } from './marked-text.tsx'

/** The author, and the decisions on their earlier submissions. */
export const AuteurCard = ({ auteur, children }: { auteur: ModerationAuteur; children?: ReactNode }) => (
  <div className="flex flex-wrap items-start gap-3 rounded-champ bg-dune p-4">
    <PrivateAvatar name={auteur.username} photo={auteur.photo} size={auteur.photo ? 'large' : 'medium'} />
    <div className="min-w-0 flex-1">
      <h3 dir="auto" className="text-lg">
        <Link to={paths.adminMembre(auteur.id)} className="lien">
          {formatNom(auteur) ?? auteur.username}
        </Link>
      </h3>
      <p className="break-words text-brume text-sm">
        {auteur.username} · <Email address={auteur.email} /> · membre depuis le {formatDate(auteur.createdAt)}
      </p>
      <p className="mt-1 text-sm">
        {counted(auteur.annonces, 'annonce')}&nbsp;: {counted(auteur.verifiees, 'vérifiée')},{' '}
        {counted(auteur.refusees, 'refusée')}
      </p>
      <p className="mt-2 flex flex-wrap gap-2">
        <Badge tone={auteur.emailVerified ? 'menthe' : 'neutre'}>
          {auteur.emailVerified ? 'E-mail vérifié' : 'E-mail non vérifié'}
        </Badge>
        {auteur.identityVerified && <Badge tone="menthe">Identité vérifiée</Badge>}
        {auteur.blocked && <Badge tone="grenade">Bloqué</Badge>}
      </p>
    </div>
    {children}
  </div>
)

/** What becomes public with the item, beside the name and the photo: deciding on the one is deciding on the other. */
export const AuteurWords = ({ auteur }: { auteur: ModerationAuteur }) => (
  <div className="basis-full">
    <h4 className="mb-2 font-semibold">Ce que les autres lisent du membre</h4>
    <Facts
      facts={markFacts(presentationTexts(auteur).map(({ label, text }) => ({ label, value: text, wide: true })))}
    />
  </div>
)
