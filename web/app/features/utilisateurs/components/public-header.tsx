import { paths } from '@colocdar/contracts/paths'
import { publicNom } from '@colocdar/contracts/public-nom'
import type { Profil } from '@colocdar/contracts/utilisateurs'
import type { ReactNode } from 'react'
import * as texts from '#texts/features/utilisateurs'
import { useAuth } from '../../../lib/auth/use-auth.ts'
import { formatMonth } from '../../../lib/formats/dates.ts'
import { genreLabels } from '../../../lib/formats/labels.ts'
import { Avatar } from '../../../ui/elements/avatar.tsx'
import { Badge } from '../../../ui/elements/badge.tsx'
import { ButtonLink } from '../../../ui/elements/button.tsx'
import { BadgeCheck, CalendarDays, MailCheck, UserPen } from '../../../ui/icons.ts'
import { ShowNumber } from '../../telephone/components/show-number.tsx'

/** The public identity of a member, and how to reach them. */
export const PublicHeader = ({ profil, children }: { profil: Profil; children: ReactNode }) => (
  <aside
    aria-label={texts.member}
    className="flex flex-col items-center gap-4 rounded-carte border border-bord bg-papier p-6 text-center shadow-doux lg:sticky lg:top-24"
  >
    <Avatar name={nameOf(profil)} id={profil.id} photo={profil.photo} size="large" />
    <div>
      <h1 dir="auto" className="break-words text-center text-2xl">
        {nameOf(profil)}
      </h1>
      {nameOf(profil) !== profil.username && <p className="break-all text-brume text-sm">{profil.username}</p>}
      <p className="mt-1 text-brume">{ageAndGenre(profil)}</p>
    </div>
    {profil.identityVerified && (
      <Badge tone="menthe" icon={<BadgeCheck />}>
        {texts.verified}
      </Badge>
    )}
    {/* What was verified, in words: a badge alone says nothing. */}
    <ul className="flex flex-col gap-1 text-sm">
      {factsOf(profil).map(({ Icon, words }) => (
        <li key={words} className="flex items-center justify-center gap-1.5">
          <Icon className="size-4 shrink-0 text-menthe" />
          {words}
        </li>
      ))}
    </ul>
    <div className="w-full">{children}</div>
  </aside>
)

const factsOf = ({ identityVerified, emailVerified, membreDepuis }: Profil) => [
  ...(identityVerified ? [{ Icon: BadgeCheck, words: texts.identityVerified }] : []),
  ...(emailVerified ? [{ Icon: MailCheck, words: texts.emailVerified }] : []),
  { Icon: CalendarDays, words: texts.memberSince(formatMonth(membreDepuis)) },
]

/** As on the person's ads. */
const nameOf = (profil: Profil): string => publicNom(profil) ?? profil.username

const ageAndGenre = ({ age, genre }: Profil): string =>
  [age ? texts.years(age) : null, genre === 'NON_SPECIFIE' ? null : genreLabels[genre]].filter(Boolean).join(' · ')

/** The button that shows the member's number; on their own profile, a link to edit it instead. */
export const ReachMember = ({ profil }: { profil: Profil }) => {
  const { id } = profil
  const isMe = useAuth((auth) => auth.user?.id === id)
  return isMe ? (
    <ButtonLink to={paths.profile()} variant="quiet" block icon={<UserPen className="size-5" />}>
      {texts.seeProfile}
    </ButtonLink>
  ) : (
    <ShowNumber owner={{ id, nom: publicNom(profil) ?? profil.username }} block />
  )
}
