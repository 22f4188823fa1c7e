import { paths } from '@colocdar/contracts/paths'
import { useLocation, useNavigate } from 'react-router'
import { create } from 'zustand'
import { authStore } from '../lib/auth/auth-store.ts'
import { storeRoute } from '../lib/storage/stored-route.ts'
import { showPopup } from '../ui/notices/notice-store.ts'

/** An address that ends so opens the gate: how a visitor comes back to it after signing in. */
export const publishHash = '#publier'

const popupDuration = 2_500

/** Whether the question of what to publish is open. */
export const useNeedQuestion = create<{ open: boolean }>(() => ({ open: false }))

/** « Publier une annonce »: what happens depends on what the person has already filled in. */
export const usePublishGate = (): (() => void) => {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  return () => {
    const { token, profileFilled, demandeFilled } = authStore.getState()
    if (!token) {
      const here = pathname.startsWith(paths.auth()) ? paths.home() : `${pathname}${search}`
      storeRoute(`${here}${publishHash}`)
      navigate(paths.login())
    } else if (!profileFilled) {
      showPopup({
        title: 'Profil incomplet',
        text: "Veuillez compléter votre profil avant d'ajouter une annonce.",
        tone: 'warning',
        duration: popupDuration,
        onClose: () => navigate(paths.profile()),
      })
    } else if (demandeFilled) {
      navigate(paths.addOffre())
    } else {
      useNeedQuestion.setState({ open: true })
    }
  }
}
