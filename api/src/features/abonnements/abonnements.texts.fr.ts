export const unknown = 'Ces abonnements n’existent pas.'
