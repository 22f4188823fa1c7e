export const title = 'Appareils connectés'
export const lead =
  'Là où votre compte est ouvert. Si vous ne reconnaissez pas un appareil, déconnectez-le et changez votre mot de passe.'
export const loadFailed = 'Vos appareils n’ont pas pu être chargés.'
export const thisDevice = 'Cet appareil'
export const inUse = 'Utilisé en ce moment'
export const lastUse = 'Dernière utilisation {when}'
export const end = 'Déconnecter'
export const endSpoken = (appareil: string) => `Déconnecter ${appareil}`
export const endOthers = 'Déconnecter les autres'
export const ended = 'Appareil déconnecté'
export const othersEnded = 'Autres appareils déconnectés'
export const unchanged = 'Rien n’a changé'
