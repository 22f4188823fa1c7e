import { showToast } from '../../ui/notices/notice-store.ts'

interface Saved {
  verified: boolean
  modification?: { etat: string } | null | undefined
}

/** Confirms a change of an ad, and says what waits for a verification. */
export const showSaved = (title: string, what: 'annonce' | 'demande', { verified, modification }: Saved): void => {
  showToast({
    title,
    ...(!verified && { text: 'Elle sera visible une fois vérifiée.' }),
    ...(modification?.etat === 'attente' && {
      text: `Votre modification sera relue. D’ici là, votre ${what} reste en ligne telle qu’elle était.`,
    }),
  })
}
