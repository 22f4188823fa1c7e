export const group = 'À proximité'
export const nearbyHelp =
  'Facultatif\u00a0: jusqu’à cinq repères de la ville que l’on rejoint en une heure au plus, une école, un arrêt de tram, une gare.'
export const chooseVille = 'Choisissez d’abord la ville de l’annonce.'
export const add = 'Ajouter un repère'
export const addExample = 'Ajouter\u00a0: ENCG, tram, gare…'
export const minutesTo = (nom: string) => `Minutes jusqu’à «\u00a0${nom}\u00a0»`
export const minutes = 'min'
export const moyenTo = (nom: string) => `Moyen pour rejoindre «\u00a0${nom}\u00a0»`
export const remove = (nom: string) => `Retirer «\u00a0${nom}\u00a0»`
export const full = 'Cinq repères sont nommés\u00a0: retirez-en un pour en ajouter un autre.'
