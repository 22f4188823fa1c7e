import { type AnnonceSituation, annonceEtats, etatOfAnnonce } from '@colocdar/contracts/annonces-etats'
import type { Offre } from '@colocdar/contracts/offres'
import { type Acteur, isAdmin } from '../../http/acteur.ts'

type Owned = Pick<Offre, 'proprietaireId'>

export const ownsOffre = (acteur: Acteur | null, offre: Owned): boolean => acteur?.id === offre.proprietaireId

export const canRemoveOffre = (acteur: Acteur, offre: Owned): boolean => ownsOffre(acteur, offre) || isAdmin(acteur)

/** A photo belongs to the member who uploaded it. */
export const canUsePhoto = (acteur: Acteur, photo: { proprietaireId: number | null }): boolean =>
  acteur.id === photo.proprietaireId

/** Its state says whether everybody sees its page; its owner and administrators always do. */
export const canSeeOffre = (acteur: Acteur | null, offre: Owned & AnnonceSituation): boolean =>
  annonceEtats[etatOfAnnonce(offre)].page || seesAll(acteur, offre)

/** Only its owner and administrators see why an offer was refused. */
export const presentOffre = <T extends Offre>(acteur: Acteur | null, offre: T): T =>
  seesAll(acteur, offre) ? offre : { ...offre, motifRefus: null }

/** Its owner and administrators see everything of an offer. */
export const seesAll = (acteur: Acteur | null, offre: Owned): boolean => ownsOffre(acteur, offre) || isAdmin(acteur)
