/** The spec's own words, as are those below. */
export const signedIn = 'Login successful!'
export const signedUp = 'Registration successful! Please sign in.'
export const unknownSignin = 'An unknown error occurred during sign-in.'
export const unknownSignup = 'An unknown error occurred during sign-up.'

export const noAnswer = 'Nous n’avons pas reçu de réponse. Vérifiez votre connexion Internet, puis réessayez.'
export const cleFailed = 'La clé d’accès n’a pas répondu. Réessayez, ou connectez-vous par votre mot de passe.'
export const sessionEnded = 'Votre session a pris fin. Reconnectez-vous pour reprendre où vous en étiez.'
export const goalAlerte = 'pour créer votre alerte.'
