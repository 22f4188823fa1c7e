export const frequence = 'Choisissez quand être prévenu.'
export const type = 'Choisissez les offres ou les demandes.'
