import type { Paged } from '@colocdar/contracts/common'
import type { Offre } from '@colocdar/contracts/offres'
import { cardFaits } from './offre-faits.ts'
import type { CardOffre } from './shown-offre.ts'

export const toCardOffre = (offre: Omit<Offre, 'description' | 'motifRefus'>): CardOffre => {
  const faits = cardFaits(offre)
  return {
    id: offre.id,
    titre: offre.titre,
    // Both: a favourite outlives the language of the page that it was pressed on.
    ville: { nom: offre.ville.nom, nomArabe: offre.ville.nomArabe },
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
    ...(offre.confirmeeLe && { confirmeeLe: offre.confirmeeLe }),
    ...(faits.length > 0 && { faits }),
  }
}

export const toCardOffres = (page: Paged<Offre>): Paged<CardOffre> => ({
  ...page,
  content: page.content.map(toCardOffre),
})
