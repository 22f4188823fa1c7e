import { AppError } from '@colocdar/contracts/errors'
import { paths } from '@colocdar/contracts/paths'
import { type ProfilForm, utilisateurs } from '@colocdar/contracts/utilisateurs'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { authStore } from '../../lib/auth/auth-store.ts'
import { isSessionEnd } from '../../lib/auth/session-end.ts'
import { call } from '../../lib/client/client.ts'
import { showToast } from '../../ui/notices/notice-store.ts'

const durations = { success: 1_000, redirect: 1_500, failure: 3_000 } as const

interface SavedProfile {
  id: number
  /** The version that is being changed. */
  etag: string | undefined
  showServerErrors: (error: unknown) => boolean
}

/** Saves one's profile, says so, and goes back to it. */
export const useProfileSave = ({ id, etag, showServerErrors }: SavedProfile) => {
  const navigate = useNavigate()
  const [saving, setSaving] = useState(false)
  /** Changed meanwhile, perhaps by oneself in another window. */
  const [stale, setStale] = useState(false)
  const redirect = useRef<ReturnType<typeof setTimeout>>(undefined)
  // Somebody who leaves meanwhile is not pulled back.
  useEffect(() => () => clearTimeout(redirect.current), [])

  const save = async (form: ProfilForm): Promise<void> => {
    setSaving(true)
    try {
      await call(utilisateurs.update, { params: { id }, body: form }, etag ? { ifMatch: etag } : {})
      authStore.getState().setProfileFilled(true)
      showToast({
        title: 'Success',
        text: 'User information updated successfully!',
        duration: durations.success,
      })
      redirect.current = setTimeout(() => navigate(paths.profile()), durations.redirect)
    } catch (error) {
      setSaving(false)
      if (isSessionEnd(error)) return
      setStale(error instanceof AppError && error.code === 'STALE')
      showServerErrors(error)
      showToast({
        title: 'Error',
        text: 'Failed to update user information',
        tone: 'error',
        duration: durations.failure,
      })
    }
  }
  return { save, saving, stale }
}
