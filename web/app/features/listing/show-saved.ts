import * as texts from '#texts/features/listing'
import { showToast } from '../../ui/notices/notice-store.ts'

interface Saved {
  verified: boolean
  modification?: { etat: string } | null | undefined
}

/** Confirms a change of an ad, and says what waits for a verification. */
export const showSaved = (title: string, what: 'annonce' | 'demande', { verified, modification }: Saved): void => {
  showToast({
    title,
    ...(!verified && { text: texts.savedButUnverified }),
    ...(modification?.etat === 'attente' && {
      text: texts.savedForReview[what],
    }),
  })
}
