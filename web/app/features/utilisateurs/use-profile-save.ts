import { AppError } from '@colocdar/contracts/errors'
import { paths } from '@colocdar/contracts/paths'
import { type Profil, type ProfilForm, utilisateurs } from '@colocdar/contracts/utilisateurs'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import * as texts from '#texts/features/utilisateurs'
import { takeFlags } from '../../lib/auth/refresh-flags.ts'
import { isSessionEnd } from '../../lib/auth/session-end.ts'
import { call } from '../../lib/client/client.ts'
import { reasonOf } from '../../lib/client/server-message.ts'
import { pendingIntent } from '../../lib/storage/stored-route.ts'
import { showToast } from '../../ui/notices/notice-store.ts'

const durations = { success: 1_000, redirect: 1_500, failure: 3_000, identity: 8_000 } as const

interface SavedProfile {
  profil: Pick<Profil, 'id' | 'identityVerified'>
  /** ETag of the version being edited. */
  etag: string | undefined
  showServerErrors: (error: unknown) => boolean
}

/** Saves the profile, shows a toast, and goes back to what needed it, or to /profile. */
export const useProfileSave = ({ profil, etag, showServerErrors }: SavedProfile) => {
  const navigate = useNavigate()
  const [saving, setSaving] = useState(false)
  /** The profile has changed meanwhile, perhaps in another window. */
  const [stale, setStale] = useState(false)
  const redirect = useRef<ReturnType<typeof setTimeout>>(undefined)
  // No redirect once the person has left the page.
  useEffect(() => () => clearTimeout(redirect.current), [])

  const save = async (form: ProfilForm): Promise<void> => {
    setSaving(true)
    try {
      const params = { id: profil.id }
      const saved = await call(utilisateurs.update, { params, body: form }, etag ? { ifMatch: etag } : {})
      takeFlags(saved)
      showToast({
        title: texts.savedTitle,
        text: texts.savedText,
        duration: durations.success,
      })
      if (profil.identityVerified && !saved.identityVerified)
        showToast({
          title: texts.identityEndedTitle,
          text: texts.identityEndedText,
          tone: 'info',
          duration: durations.identity,
        })
      if (saved.modification?.etat === 'attente')
        showToast({
          title: texts.waitsTitle,
          text: texts.waitsText,
          tone: 'info',
          duration: durations.identity,
        })
      redirect.current = setTimeout(() => navigate(routeAfter()), durations.redirect)
    } catch (error) {
      setSaving(false)
      if (isSessionEnd(error)) return
      setStale(error instanceof AppError && error.code === 'STALE')
      showServerErrors(error)
      showToast({
        title: texts.saveFailedTitle,
        text: [texts.saveFailed, reasonOf(error)].filter(Boolean).join('. '),
        tone: 'error',
        duration: durations.failure,
      })
    }
  }
  return { save, saving, stale }
}

const routeAfter = (): string => {
  const intent = pendingIntent()
  return intent?.needsProfil ? intent.route : paths.profile()
}
