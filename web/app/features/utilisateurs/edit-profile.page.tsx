import { withModification } from '@colocdar/contracts/modifications'
import { utilisateurs } from '@colocdar/contracts/utilisateurs'
import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import * as texts from '#texts/features/utilisateurs'
import { authStore } from '../../lib/auth/auth-store.ts'
import { takeFlags } from '../../lib/auth/refresh-flags.ts'
import { currentUser } from '../../lib/auth/require-session.ts'
import { call } from '../../lib/client/client.ts'
import { noConnection, reasonOf } from '../../lib/client/server-message.ts'
import { withEtag } from '../../lib/client/with-etag.ts'
import { usePendingIntent } from '../../lib/hooks/use-hydrated.ts'
import type { Meta, PageProps } from '../../lib/pages/page.ts'
import { seo } from '../../lib/seo/seo.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { Alert } from '../../ui/notices/alert.tsx'
import { closeNotice, showToast } from '../../ui/notices/notice-store.ts'
import { DonneesCard } from '../donnees/components/donnees-card.tsx'
import { ProfileForm } from './components/profile-form.tsx'
import { ProfileLoadError, ProfilModification } from './components/profile-load-error.tsx'

export const loader = async () => {
  const { id } = currentUser()
  try {
    const { value: profil, etag } = await withEtag((options) => call(utilisateurs.profile, { params: { id } }, options))
    takeFlags(profil)
    return { profil, etag, error: null }
  } catch (error) {
    return { profil: null, etag: undefined, error: reasonOf(error) ?? noConnection }
  }
}

export const meta: Meta = ({ matches }) =>
  seo(matches, { title: texts.editProfile, description: texts.editDescription, index: false })

export default function EditProfilePage({ loaderData: { profil, etag, error } }: PageProps<typeof loader>) {
  useReminderToComplete()
  const { revalidate } = useRevalidator()
  const intent = usePendingIntent()
  const [discards, setDiscards] = useState(0)
  return (
    <div className="page-largeur flex max-w-3xl flex-col gap-6 py-8 md:py-12">
      <div>
        <h1 className="text-3xl md:text-4xl">{texts.editProfile}</h1>
        <p className="mt-3 text-brume text-lg">{texts.editLead}</p>
      </div>
      {intent?.needsProfil && <Alert tone="info">{texts.completeFor(intent.goal)}</Alert>}
      {profil ? (
        <>
          <ProfilModification profil={profil} onRemoved={revalidate} />
          <Card>
            <ProfileForm
              key={`${profil.modification?.version}-${discards}`}
              profil={profil}
              start={withModification(profil)}
              etag={etag}
              onDiscard={() => setDiscards(discards + 1)}
            />
          </Card>
        </>
      ) : (
        <ProfileLoadError message={error} />
      )}
      {/* Until the profile is filled, /profile redirects here. */}
      {profil && !profil.profileFilled && <DonneesCard />}
    </div>
  )
}

const reminderDuration = 5_000

const useReminderToComplete = (): void =>
  useEffect(() => {
    if (authStore.getState().profileFilled) return
    const toast = showToast({
      title: texts.reminderTitle,
      text: texts.reminderText,
      tone: 'info',
      duration: reminderDuration,
    })
    return () => closeNotice(toast)
  }, [])
