export const fullScreen = 'Photos en plein écran'
/** Read out before the position. */
export const photo = 'Photo'
export const position = (place: number, count: number) => `${place} / ${count}`
export const photoOf = (place: number, count: number, titre: string) => `Photo ${place} sur ${count}\u00a0: ${titre}`
export const whole = 'Voir la photo entière'
export const enlarge = 'Agrandir la photo'
export const close = 'Fermer'
export const previous = 'Photo précédente'
export const next = 'Photo suivante'
