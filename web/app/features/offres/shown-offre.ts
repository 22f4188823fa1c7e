import type { Offre, Photo } from '@colocdar/contracts/offres'
import * as texts from '#texts/features/offres/components'
import { formatPrix } from '../../lib/formats/prix.ts'
import { nomOf } from '../../lib/formats/ville-nom.ts'

type Known<Fields> = { [Field in keyof Fields]?: Fields[Field] | null }

/** An offer to show: missing fields (a draft, an older record) show a text instead of failing. */
export type ShownOffre = Pick<Offre, 'id'> & Known<Omit<Offre, 'id'>>

/** The part of an offer that a card shows, so that pages stay light. */
export interface CardOffre
  extends Pick<Offre, 'id'>,
    Known<Pick<Offre, 'titre' | 'quartier' | 'superficie' | 'nbrColoc' | 'logementType' | 'prix'>>,
    Known<
      Pick<Offre, 'dateDisponibilite' | 'proprietaire' | 'createdAt' | 'confirmeeLe' | 'photos' | 'statut' | 'verified'>
    > {
  ville?: Pick<Offre['ville'], 'nom' | 'nomArabe'> | null
  /** « Meublé », « Coloc féminine »: two at most. */
  faits?: string[]
  /** Number of photos, where only the first one is included. */
  photoCount?: number
}

/** Both names are in use; without either, the offer counts as not verified. */
export const isVerified = ({ verified, isVerified: sameThing }: ShownOffre): boolean => verified ?? sameThing ?? false

/** Whether others can open its page. */
export const isOpen = (offre: ShownOffre): boolean =>
  isVerified(offre) && offre.etat !== 'signalee' && offre.etat !== 'bloquee'

/** The photo as `Picture` takes it. */
export const pictureOf = (photo: Photo | undefined) => ({
  src: photo?.src,
  width: photo?.width,
  height: photo?.height,
  color: photo?.couleur,
})

/** « Casablanca · Maârif ». */
export const placeOf = (offre: Pick<CardOffre, 'ville' | 'quartier'>): string =>
  [nomOf(offre.ville) ?? texts.noVille, offre.quartier].filter(Boolean).join(' · ')

/** « Chambre lumineuse, Casablanca · Maârif, 1 800 dh / mois », for a message that shares it. */
export const shareText = ({ titre, prix, ...place }: ShownOffre): string =>
  [titre, placeOf(place), prix ? texts.pricePerMonth(formatPrix(prix)) : null].filter(Boolean).join(texts.comma)

export const whatsAppHref = (text: string, url: string): string =>
  `https://wa.me/?text=${encodeURIComponent(`${text}\n${url}`)}`
