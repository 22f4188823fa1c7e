/** `6 mois`: the word is the same for one and for many. */
export const formatDuree = (months: number): string => `${months}\u00a0mois`
