export const tooSlow = 'Cette image demande trop de temps. Essayez avec une plus petite.'
export const tooManyPixels =
  'Cette image a trop de pixels\u00a0: 12\u202f000 de côté et 50\u00a0millions en tout, au plus.'
export const unreadable = 'Cette image est illisible. Essayez avec une autre.'
export const form = 'Envoyez la photo dans un formulaire.'
export const noFile = 'Aucune photo reçue dans le champ file.'
export const oneFile = 'Une seule photo par envoi.'
export const interrupted = 'L’envoi de la photo a été interrompu. Réessayez.'
export const notStored = 'La photo n’a pas pu être enregistrée. Réessayez dans quelques instants.'
