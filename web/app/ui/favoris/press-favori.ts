import { favorisLimits, favorisPleins } from '@colocdar/contracts/favoris'
import { paths } from '@colocdar/contracts/paths'
import { storeFavorisIntent } from '../../lib/favoris/favoris-intent.ts'
import { type FavoriOutcome, toggleFavori } from '../../lib/favoris/favoris-sync.ts'
import { wakeFavoris } from '../../lib/favoris/wake-favoris.ts'
import { showToast } from '../notices/notice-store.ts'

export interface PressedOffre {
  id: number
  prix?: number | null | undefined
  ville?: { nom: string } | null | undefined
}

/** Adds the offer or removes it, and says what became of it. */
export const pressFavori = async ({ id, prix, ville }: PressedOffre): Promise<void> => {
  const outcome = await toggleFavori({ offreId: id, prix: prix ?? null, villeNom: ville?.nom ?? null })
  // From now on this browser has something to follow in other tabs and after a sign-in.
  wakeFavoris()
  showToast({ topic: 'favori', ...notices[outcome] })
}

const notices: Record<FavoriOutcome, Parameters<typeof showToast>[0]> = {
  ajoute: { title: 'Ajoutée à vos favoris' },
  ajouteIci: {
    title: 'Ajoutée à vos favoris',
    text: 'Gardée dans ce navigateur. Connectez-vous pour la retrouver partout.',
    link: { label: 'Se connecter', to: paths.login(), onFollow: storeFavorisIntent },
    duration: 5_000,
  },
  retire: { title: 'Retirée de vos favoris', tone: 'info' },
  echec: {
    title: 'Vos favoris restent comme ils étaient',
    text: 'Le serveur n’a pas répondu. Réessayez dans un instant.',
    tone: 'warning',
    duration: 6_000,
  },
  complet: {
    title: 'Vos favoris sont au complet',
    text: `${favorisPleins} Sans compte, un navigateur en garde ${favorisLimits.visiteur}.`,
    tone: 'warning',
    duration: 6_000,
  },
  parti: { title: 'Cette annonce n’est plus en ligne', tone: 'warning' },
}
