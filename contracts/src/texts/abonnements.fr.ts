export const freeDescription = 'Pour chercher et publier à son rythme.'
export const freeAds = 'Une demande et vos offres publiées'
export const freeVerified = 'Annonces vérifiées par notre équipe'
export const freeNumbers = 'Numéros visibles après vérification de l’e-mail'

export const standardDescription = 'Pour louer plus vite, avec une annonce mieux placée.'
export const standardFree = 'Tout le plan Gratuit'
export const standardRaised = 'Annonce remontée chaque semaine'
export const standardPriority = 'Vérification en priorité'

export const premiumDescription = 'Pour les propriétaires qui gèrent plusieurs logements.'
export const premiumStandard = 'Tout le plan Standard'
export const premiumShown = 'Annonces mises en avant sur l’accueil'
export const premiumContact = 'Un interlocuteur dédié'

export const planNames = { Gratuit: 'Gratuit', Standard: 'Standard', Premium: 'Premium' }
