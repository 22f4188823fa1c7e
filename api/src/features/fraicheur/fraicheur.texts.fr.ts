export const notOnline = 'Cette annonce n’est pas en ligne\u00a0: il n’y a rien à confirmer.'
