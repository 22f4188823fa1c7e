// Of the second factor only, which is also asked for outside of the administration.
export const factor = 'Second facteur'
export const factorCode = 'Code à six chiffres'
export const factorCodeHelp = 'Celui que votre application affiche en ce moment.'
export const recoveryCode = 'Code de secours'
export const recoveryCodeHelp = 'Seize lettres et chiffres. Chaque code ne sert qu’une fois.'
export const toFactorCode = 'Entrer le code de l’application'
export const toRecoveryCode = 'Utiliser un code de secours'
export const toCle = 'Utiliser une clé d’accès'
export const cleFailed = 'La clé d’accès n’a pas répondu. Réessayez, ou entrez un code.'
export const verifying = 'Vérification...'
export const cancel = 'Annuler'

export const confirmTitle = 'Confirmez que c’est vous'
export const confirmDescription =
  'Cette action demande votre second facteur, que vous avez montré il y a plus de 15 minutes.'
export const confirm = 'Confirmer'
