import { useEffect } from 'react'
import { useStore } from 'zustand'
import * as texts from '#texts/ui'
import { useAuth } from '../../lib/auth/use-auth.ts'
import { favorisStore } from '../../lib/favoris/favoris-store.ts'
import { wakeFavoris } from '../../lib/favoris/wake-favoris.ts'
import { classes } from '../elements/classes.ts'
import { Heart } from '../icons.ts'
import { showError } from '../notices/notice-store.ts'
import type { PressedOffre } from './press-favori.ts'

interface FavoriButtonProps {
  offre: PressedOffre & { titre?: string | null | undefined }
  className?: string
}

/** The heart. The server renders it empty for everybody; whose it is arrives after hydration. */
export const FavoriButton = ({ offre, className }: FavoriButtonProps) => {
  const pressed = useStore(favorisStore, ({ ids }) => ids.has(offre.id))
  const signedIn = useAuth(({ token }) => token)
  // biome-ignore lint/correctness/useExhaustiveDependencies: again after a sign-in.
  useEffect(wakeFavoris, [signedIn])
  const press = () =>
    import('./press-favori.ts').then(
      ({ pressFavori }) => pressFavori(offre),
      () => showError(texts.favoriOffline),
    )
  return (
    <button
      type="button"
      onClick={press}
      aria-pressed={pressed}
      aria-label={texts.favori(offre.titre ?? texts.annonce)}
      className={classes('coeur', className)}
    >
      <Heart />
    </button>
  )
}
