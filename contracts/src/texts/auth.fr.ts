export const passwordRequired = 'Le mot de passe est requis'
export const passwordShort = 'Le mot de passe doit contenir au moins 6 caractères'
export const passwordLong = 'Le mot de passe doit contenir au plus 40 caractères'
export const commonPassword =
  'Ce mot de passe est parmi les plus utilisés\u00a0: il se devine en quelques secondes. Choisissez-en un autre.'
export const wrongPassword = 'Ce mot de passe n’est pas le bon.'
export const confirmationRequired = 'La confirmation du mot de passe est requise'
export const passwordsDiffer = 'Les mots de passe doivent correspondre'
/** The spec's words of the reset form. */
export const resetPasswordsDiffer = 'Passwords do not match.'

export const signinUsernameRequired = "L'username ou le nom d'utilisateur est requis"
export const termsRequired = "Vous devez accepter les conditions d'utilisation"

export const usernameRequired = "Le nom d'utilisateur est requis"
export const usernameShort = "Le nom d'utilisateur doit contenir au moins 3 caractères"
export const usernameCharacters =
  "Le nom d'utilisateur ne contient que des lettres, chiffres, points, tirets et soulignés"
export const usernameMixed = 'Le nom d’utilisateur s’écrit en lettres latines ou en lettres arabes, sans les mélanger.'
export const usernameLetter = 'Le nom d’utilisateur contient au moins une lettre.'
export const usernameSite = 'Le nom d’utilisateur ne doit pas ressembler à l’adresse d’un site.'
export const usernameReserved = 'Ce nom d’utilisateur est réservé à l’équipe de Colocdar.'

export const linkInvalid = 'Le lien est invalide.'
export const cleUnreadable = 'La réponse de votre appareil est illisible. Recommencez.'
