export const refused = 'Modification refusée'
export const waiting = 'Modification en attente'
/** What is online: « votre annonce », « votre profil ». */
export const online = (what: string) => `En ligne\u00a0: ${what} dans sa version vérifiée.`
export const sent = 'À relire, envoyé {ago}\u00a0:'
export const removed = 'Retiré'
/** Spoken after the new text. */
export const before = (text: string) => ` au lieu de ${text || 'rien'}`
export const photos = 'Photos'
export const photoCount = (count: number) => (count === 1 ? 'Une photo' : `${count} photos`)

export const giveUp = 'Renoncer à la modification'
export const giveUpQuestion = 'Renoncer à cette modification\u00a0?'
export const giveUpEffect = (what: string) => `Ce que vous avez écrit sera effacé. En ligne, ${what} ne change pas.`
export const giveUpConfirmed = 'Oui, y renoncer'
export const givenUp = 'Modification abandonnée'
export const notGivenUp = 'La modification est restée. Réessayez dans un instant.'
