export const rented = 'Déjà louée'
export const rentedHelp = 'Cette colocation n’est plus à prendre. D’autres qui lui ressemblent vous attendent plus bas.'
export const report = 'Signaler cette offre'
export const advice = 'Visitez avant de payer quoi que ce soit, et ne partagez vos documents qu’en personne.'
export const similar = 'Autres offres similaires'
export const description = 'Description'
export const noDescription = 'Description non disponible'

export const added = 'ajoutée {added}'
export const addedAndConfirmed = 'ajoutée {added}, confirmée {confirmed}'
export const visited = (count: number) => `visitée par ${count} ${count > 1 ? 'membres' : 'membre'}`
export const share = 'Partager'

export const features = 'Caractéristiques'
export const type = 'Type'
export const adresse = 'Adresse'
export const unspecified = 'Non spécifié'
export const commonLife = 'Vie commune'
export const logement = 'Le logement'

export const carousel = 'carrousel'
export const photos = 'Photos'
export const photosOfHome = 'Photos du logement'
export const photoAlt = (place: number, count: number, titre: string) => `Photo ${place} sur ${count}\u00a0: ${titre}`
export const noPhoto = 'Aucune photo'
export const fullScreen = 'Voir les photos en plein écran'
export const previousPhoto = 'Photo précédente'
export const nextPhoto = 'Photo suivante'
/** Spoken before the position. */
export const photo = 'Photo '
export const position = (place: number, count: number) => `${place} / ${count}`
export const thumbnails = 'Miniatures'
export const showPhoto = (place: number) => `Voir la photo ${place}`

export const noAnswer = 'Pas de réponse'
export const notFound = 'Page introuvable'
export const notFoundDescription = 'Cette annonce n’a pas été trouvée.'
export const pageTitle = (titre: string, ville: string) => `${titre} à ${ville}`
/** Each part is null where it is unknown. */
export const pageDescription = (faits: Record<'area' | 'place' | 'price', string | null> & { type: string }) =>
  [
    faits.type,
    faits.area && `de ${faits.area}`,
    faits.place && `à ${faits.place}`,
    faits.price && `pour ${faits.price} par mois`,
  ]
    .filter(Boolean)
    .join(' ')
export const anyLogement = 'Logement'
