import { paths } from '@colocdar/contracts/paths'
import { useLocation, useNavigate } from 'react-router'
import { create } from 'zustand'
import * as texts from '#texts/layout'
import { authStore } from '../lib/auth/auth-store.ts'
import { storeRoute } from '../lib/storage/stored-route.ts'
import { showPopup } from '../ui/notices/notice-store.ts'

/** A URL with this hash opens the gate: that is how a visitor returns to it after signing in. */
export const publishHash = '#publier'

const popupDuration = 2_500

/** Whether the dialog that asks what to publish is open. */
export const useNeedQuestion = create<{ open: boolean }>(() => ({ open: false }))

/** « Publier une annonce »: the next step depends on what the member has already filled in. */
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
        title: texts.profileIncomplete,
        text: texts.profileIncompleteText,
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
