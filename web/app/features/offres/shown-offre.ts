import type { Paged } from '@colocdar/contracts/common'
import type { Offre } from '@colocdar/contracts/offres'
import { formatPrix } from '../../lib/formats/prix.ts'

type Known<Fields> = { [Field in keyof Fields]?: Fields[Field] | null }

/** An offer to show: missing fields (a draft, an older record) show a text instead of failing. */
export type ShownOffre = Pick<Offre, 'id'> & Known<Omit<Offre, 'id'>>

/** The part of an offer that a card shows, so that pages stay light. */
export interface CardOffre
  extends Pick<Offre, 'id'>,
    Known<Pick<Offre, 'titre' | 'quartier' | 'superficie' | 'nbrColoc' | 'logementType' | 'prix'>>,
    Known<
      Pick<Offre, 'dateDisponibilite' | 'proprietaire' | 'createdAt' | 'photos' | 'statut' | 'verified' | 'motifRefus'>
    > {
  ville?: Pick<Offre['ville'], 'nom'> | null
  /** Number of photos, where only the first one is included. */
  photoCount?: number
}

export const toCardOffre = (offre: Omit<Offre, 'description' | 'motifRefus'>): CardOffre => ({
  id: offre.id,
  titre: offre.titre,
  ville: { nom: offre.ville.nom },
  quartier: offre.quartier,
  superficie: offre.superficie,
  nbrColoc: offre.nbrColoc,
  logementType: offre.logementType,
  prix: offre.prix,
  photos: offre.photos.slice(0, 1),
  photoCount: offre.photos.length,
  dateDisponibilite: offre.dateDisponibilite,
  proprietaire: offre.proprietaire,
  createdAt: offre.createdAt,
})

export const toCardOffres = (page: Paged<Offre>): Paged<CardOffre> => ({
  ...page,
  content: page.content.map(toCardOffre),
})

/** Both names are in use; without either, the offer counts as not verified. */
export const isVerified = ({ verified, isVerified: sameThing }: ShownOffre): boolean => verified ?? sameThing ?? false

/** « Casablanca · Maârif ». */
export const placeOf = (offre: Pick<CardOffre, 'ville' | 'quartier'>): string =>
  [offre.ville?.nom ?? 'Ville non disponible', offre.quartier].filter(Boolean).join(' · ')

/** « Chambre lumineuse, Casablanca · Maârif, 1 800 dh / mois », for a message that shares it. */
export const shareText = ({ titre, prix, ...place }: ShownOffre): string =>
  [titre, placeOf(place), prix ? `${formatPrix(prix)} / mois` : null].filter(Boolean).join(', ')

export const whatsAppHref = (text: string, url: string): string =>
  `https://wa.me/?text=${encodeURIComponent(`${text}\n${url}`)}`
