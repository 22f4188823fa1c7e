import type { Paged } from '@colocdar/contracts/common'
import type { Offre } from '@colocdar/contracts/offres'

/** An offer to show: whatever is missing (a draft, an older record) is said in words instead of failing. */
export type ShownOffre = Pick<Offre, 'id'> & { [Field in keyof Omit<Offre, 'id'>]?: Offre[Field] | null }

/** What a card shows of an offer: the rest would only make the page heavier. */
export type CardOffre = Omit<Offre, 'description' | 'adresse' | 'motifRefus'>

export const toCardOffre = ({ description, adresse, motifRefus, ...card }: Offre): CardOffre => card

export const toCardOffres = (page: Paged<Offre>): Paged<CardOffre> => ({
  ...page,
  content: page.content.map(toCardOffre),
})

/** Both spellings are in use; an offer that says neither is not known to be public. */
export const isVerified = ({ verified, isVerified: sameThing }: ShownOffre): boolean => verified ?? sameThing ?? false

/** « Casablanca · Maârif ». */
export const placeOf = (offre: Pick<ShownOffre, 'ville' | 'quartier'>): string =>
  [offre.ville?.nom ?? 'Ville non disponible', offre.quartier].filter(Boolean).join(' · ')
