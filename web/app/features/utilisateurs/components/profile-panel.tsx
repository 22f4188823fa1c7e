import { paths } from '@colocdar/contracts/paths'
import type { Profil } from '@colocdar/contracts/utilisateurs'
import * as texts from '#texts/features/utilisateurs'
import { formatNom } from '../../../lib/formats/nom.ts'
import { Badge } from '../../../ui/elements/badge.tsx'
import { Email } from '../../../ui/elements/email.tsx'
import { Link } from '../../../ui/elements/link.tsx'
import { BadgeCheck, CreditCard, FilePen, type Icon as IconType, LayoutList, UserPen } from '../../../ui/icons.ts'
import { VerifyEmailButton } from '../../auth/components/verify-email-button.tsx'
import { PrivateAvatar } from './private-avatar.tsx'

interface ProfilePanelProps {
  profil: Profil
  nbrOffres: number
}

/** The member's summary, and links to their pages. */
export const ProfilePanel = ({ profil, nbrOffres }: ProfilePanelProps) => (
  <aside
    aria-label={texts.account}
    className="flex flex-col gap-5 rounded-carte border border-bord bg-papier p-6 shadow-doux lg:sticky lg:top-24"
  >
    <div className="flex items-center gap-4 lg:flex-col lg:text-center">
      <PrivateAvatar name={nameOf(profil)} id={profil.id} photo={profil.photo} size="large" />
      <div className="min-w-0 lg:w-full">
        <p
          dir="auto"
          className="break-words font-bold font-titre text-xl leading-tight max-lg:rtl:text-right lg:text-center"
        >
          {nameOf(profil)}
        </p>
        <p className="text-brume text-sm sm:text-base">
          <Email address={profil.email} />
        </p>
      </div>
    </div>
    {profil.emailVerified ? (
      <div className="lg:text-center">
        <Badge tone="menthe" icon={<BadgeCheck />}>
          {texts.emailVerified}
        </Badge>
      </div>
    ) : (
      <VerifyEmailButton />
    )}
    <nav aria-label={texts.account} className="border-bord border-t pt-3">
      <ul>
        {entriesFor(profil, nbrOffres).map(({ to, label, Icon, badge }) => (
          <li key={to}>
            <Link
              to={to}
              className="flex min-h-12 items-center gap-3 rounded-champ px-3 font-medium transition hover:bg-majorelle-doux"
            >
              <Icon className="size-5 shrink-0 text-brume" />
              <span className="flex-1">{label}</span>
              {badge}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  </aside>
)

const nameOf = (profil: Profil): string => formatNom(profil) ?? profil.username

interface Entry {
  to: string
  label: string
  Icon: IconType
  badge?: React.ReactNode
}

const entriesFor = ({ demande }: Profil, nbrOffres: number): Entry[] => [
  { to: paths.editProfile(), label: texts.editProfile, Icon: UserPen },
  ...(nbrOffres > 0
    ? [{ to: paths.mesAnnonces(), label: texts.myAnnonces, Icon: LayoutList, badge: <OffreCount count={nbrOffres} /> }]
    : []),
  ...(demande ? [{ to: paths.editDemande(demande.id), label: texts.editDemande, Icon: FilePen }] : []),
  { to: paths.mesAbonnements(), label: texts.mySubscriptions, Icon: CreditCard },
]

const OffreCount = ({ count }: { count: number }) => (
  <Badge tone="terracotta">
    <span aria-hidden="true">{count}</span>
    <span className="sr-only">{texts.offreCount(count)}</span>
  </Badge>
)
