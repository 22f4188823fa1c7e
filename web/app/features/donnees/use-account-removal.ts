import { type AccountRemoval, donnees } from '@colocdar/contracts/donnees'
import { paths } from '@colocdar/contracts/paths'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { forgetSession } from '../../lib/auth/auth-store.ts'
import { call } from '../../lib/client/client.ts'
import { serverMessage } from '../../lib/client/server-message.ts'
import { safeStorage } from '../../lib/storage/safe-storage.ts'
import { showToast } from '../../ui/notices/notice-store.ts'

/** Deletes the member's account, and what this browser stored of it. */
export const useAccountRemoval = (showServerErrors: (error: unknown) => boolean) => {
  const navigate = useNavigate()
  const [removing, setRemoving] = useState(false)
  const [error, setError] = useState<string | null>(null)

  const remove = async (body: AccountRemoval): Promise<void> => {
    setRemoving(true)
    setError(null)
    try {
      await call(donnees.remove, { body })
    } catch (failure) {
      setRemoving(false)
      if (!showServerErrors(failure)) setError(serverMessage(failure) ?? 'La suppression n’a pas abouti. Réessayez.')
      return
    }
    // Navigate first: a protected page without a session would redirect to the sign-in screen.
    await navigate(paths.home())
    safeStorage.clear()
    forgetSession()
    showToast({ title: 'Votre compte est supprimé', text: 'Un dernier e-mail vous le confirme.' })
  }
  return { remove, removing, error }
}
