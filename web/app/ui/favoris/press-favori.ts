import { favorisLimits, favorisPleins } from '@colocdar/contracts/favoris'
import { paths } from '@colocdar/contracts/paths'
import * as texts from '#texts/ui'
import { storeFavorisIntent } from '../../lib/favoris/favoris-intent.ts'
import { type FavoriOutcome, toggleFavori } from '../../lib/favoris/favoris-sync.ts'
import { wakeFavoris } from '../../lib/favoris/wake-favoris.ts'
import type { Named } from '../../lib/formats/ville-nom.ts'
import { showToast } from '../notices/notice-store.ts'

export interface PressedOffre {
  id: number
  prix?: number | null | undefined
  ville?: Named | null | undefined
}

/** Adds the offer or removes it, and says what became of it. */
export const pressFavori = async (offre: PressedOffre): Promise<void> => {
  const outcome = await toggleFavori(gardeOf(offre))
  // From now on this browser has something to follow in other tabs and after a sign-in.
  wakeFavoris()
  showToast({ topic: 'favori', ...notices[outcome] })
}

export const gardeOf = ({ id, prix, ville }: PressedOffre) => ({
  offreId: id,
  prix: prix ?? null,
  villeNom: ville?.nom ?? null,
  villeNomArabe: ville?.nomArabe,
})

const notices: Record<FavoriOutcome, Parameters<typeof showToast>[0]> = {
  ajoute: { title: texts.favoriAdded },
  ajouteIci: {
    title: texts.favoriAdded,
    text: texts.favoriAddedHere,
    link: { label: texts.signIn, to: paths.login(), onFollow: storeFavorisIntent },
    duration: 5_000,
  },
  retire: { title: texts.favoriRemoved, tone: 'info' },
  echec: {
    title: texts.favorisUnchanged,
    text: texts.favorisNoAnswer,
    tone: 'warning',
    duration: 6_000,
  },
  complet: {
    title: texts.favorisFull,
    text: texts.favorisFullText(favorisPleins, favorisLimits.visiteur),
    tone: 'warning',
    duration: 6_000,
  },
  parti: { title: texts.favoriGone, tone: 'warning' },
}
