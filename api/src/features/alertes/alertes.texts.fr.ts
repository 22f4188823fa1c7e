export const full = 'Vous avez déjà {max} alertes\u00a0: supprimez-en une pour en créer une autre.'
export const linkDead = 'Ce lien n’est plus valable. Connectez-vous pour gérer vos alertes.'
export const stopped = 'C’est fait\u00a0: vous ne recevrez plus d’e-mail de cette alerte.'
export const unknown = 'Cette alerte n’existe pas.'
