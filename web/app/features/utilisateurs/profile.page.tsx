import { cles } from '@colocdar/contracts/cles'
import { facteurs } from '@colocdar/contracts/facteurs'
import { offres } from '@colocdar/contracts/offres'
import { paths } from '@colocdar/contracts/paths'
import { sessions } from '@colocdar/contracts/sessions'
import { isProfileFilled, utilisateurs } from '@colocdar/contracts/utilisateurs'
import { redirect } from 'react-router'
import * as texts from '#texts/features/utilisateurs'
import { authStore } from '../../lib/auth/auth-store.ts'
import { refreshFlags, takeFlags } from '../../lib/auth/refresh-flags.ts'
import { currentUser } from '../../lib/auth/require-session.ts'
import { call } from '../../lib/client/client.ts'
import { settled } from '../../lib/client/load-state.ts'
import { noConnection, reasonOf } from '../../lib/client/server-message.ts'
import type { Meta, PageProps } from '../../lib/pages/page.ts'
import { seo } from '../../lib/seo/seo.tsx'
import { PasswordCard } from '../auth/components/password-card.tsx'
import { ClesCard } from '../cles/components/cles-card.tsx'
import { DonneesCard } from '../donnees/components/donnees-card.tsx'
import { FacteurCard } from '../facteurs/components/facteur-card.tsx'
import { MailsCard } from '../mails/components/mails-card.tsx'
import { PushCard } from '../push/components/push-card.tsx'
import { SessionsCard } from '../sessions/components/sessions-card.tsx'
import { CompleteProfileDialog, ProfileInfoCard } from './components/profile-info-card.tsx'
import { ProfileLoadError } from './components/profile-load-error.tsx'
import { ProfilePanel } from './components/profile-panel.tsx'
import { ProfileRequestCard } from './components/profile-request-card.tsx'
import { SparingCard } from './components/sparing-card.tsx'

export const loader = async () => {
  const { id, roles } = currentUser()
  // The flag may be behind: the profile was perhaps filled on another device.
  if (!authStore.getState().profileFilled && !(await refreshFlags()).profileFilled) throw redirect(paths.editProfile())
  try {
    const [profil, nbrOffres, acces] = await Promise.all([
      call(utilisateurs.profile, { params: { id } }),
      countOffres(id),
      loadAcces(roles.includes('ROLE_ADMIN')),
    ])
    takeFlags(profil)
    return { profil, nbrOffres, acces, error: null }
  } catch (error) {
    return { profil: null, error: reasonOf(error) ?? noConnection }
  }
}

export const meta: Meta = ({ matches }) =>
  seo(matches, { title: texts.profileTitle, description: texts.profileDescription, index: false })

export default function ProfilePage({ loaderData }: PageProps<typeof loader>) {
  if (!loaderData.profil) {
    return (
      <div className="page-largeur flex flex-col gap-6 py-8 md:py-12">
        <h1 className="text-3xl md:text-4xl">{texts.profileTitle}</h1>
        <ProfileLoadError message={loaderData.error} />
      </div>
    )
  }
  const { profil, nbrOffres, acces } = loaderData
  return (
    <div className="page-largeur grid items-start gap-6 py-8 md:py-12 lg:grid-cols-[20rem_1fr] lg:gap-8">
      <ProfilePanel profil={profil} nbrOffres={nbrOffres} />
      <div className="flex min-w-0 flex-col gap-6">
        <h1 className="text-3xl md:text-4xl">{texts.profileTitle}</h1>
        <ProfileInfoCard profil={profil} />
        <ProfileRequestCard demande={profil.demande} />
        <MailsCard />
        <PushCard />
        <SparingCard />
        <PasswordCard />
        {acces.facteur && <FacteurCard loaded={acces.facteur} email={profil.email} />}
        <ClesCard list={acces.cles} onlyFactor={acces.facteur?.value?.installe === false} />
        <SessionsCard list={acces.sessions} />
        <DonneesCard />
      </div>
      <CompleteProfileDialog incomplete={!isProfileFilled(profil)} />
    </div>
  )
}

/** Who can open the account. The profile renders without. */
const loadAcces = async (isAdmin: boolean) => {
  const [ownCles, ownSessions, facteur] = await Promise.all([
    settled('cles', call(cles.list, {})),
    settled('sessions', call(sessions.list, {})),
    isAdmin ? settled('facteur', call(facteurs.read, {})) : null,
  ])
  return { cles: ownCles, sessions: ownSessions, facteur }
}

/** The badge is optional: the profile renders without it. */
const countOffres = async (userId: number): Promise<number> => {
  try {
    return (await call(offres.search, { query: { userId, page: 0, size: 1 } })).totalElements
  } catch {
    return 0
  }
}
