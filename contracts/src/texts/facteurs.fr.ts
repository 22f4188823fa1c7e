export const codeRequired = 'Entrez le code.'
export const wrongCode = 'Ce code n’est pas le bon, a expiré ou a déjà servi. Attendez le suivant.'
export const keyRequired = 'La clé est requise.'
export const keyInvalid = 'Cette clé est invalide.'
