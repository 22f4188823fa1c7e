export const add = 'Ajouter des photos'
export const addHelp = 'JPEG, PNG, WebP ou GIF, 6 photos au plus. Les plus lourdes sont allégées avant l’envoi.'
export const preparing = 'Vos photos sont allégées…'
export const leftOut = (names: readonly string[]) => `Laissé de côté\u00a0: ${names.join(', ')}`
export const list = 'Photos'
export const order =
  'La première photo est celle des listes. Glissez les photos, ou servez-vous des flèches, pour changer leur ordre.'
export const moved = (place: number, count: number) => `Photo en position ${place} sur ${count}`

export const cover = 'Couverture'
export const preview = (place: number) => `Aperçu ${place}`
export const retry = 'Réessayer'
/** Spoken after « Réessayer ». */
export const retryWhich = (place: number) => ` la photo ${place}`
export const remove = 'Supprimer'
/** Spoken after « Supprimer ». */
export const removeWhich = (place: number) => ` la photo ${place}`
export const moveForward = (place: number) => `Avancer la photo ${place}`
export const moveBack = (place: number) => `Reculer la photo ${place}`
export const uploading = 'Téléchargement...'
export const progress = 'Progression'
export const ready = 'Prêt'
export const failed = 'Erreur'
