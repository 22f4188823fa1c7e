export const lastDays = (days: number) => `Les ${days} derniers jours`
export const overLastDays = (days: number) => `Sur les ${days} derniers jours.`
export const vues = 'Vues'
export const favoris = 'Favoris'
export const numeros = 'Numéros affichés'
export const conversations = 'Conversations'
export const perDay = (most: number, today: number) => `Vues par jour\u00a0: ${most} au plus, ${today} aujourd’hui`
