/** The day on which the sentences are read: a Wednesday in November. */
export const today = '2026-11-18'

export const casa = { ville: 'Casablanca' }
export const rabat = { ville: 'Rabat' }
export const kech = { ville: 'Marrakech' }
export const fes = { ville: 'Fès' }
export const tanger = { ville: 'Tanger' }
export const chambre = { logementType: ['CHAMBRE'] } as const
export const studio = { logementType: ['STUDIO'] } as const
export const appartement = { logementType: ['APPARTEMENT'] } as const
export const villa = { logementType: ['VILLA'] } as const
export const femmes = { accueille: ['FEMMES'] } as const
export const hommes = { accueille: ['HOMMES'] } as const
export const maarif = { ...casa, quartier: 'Maârif' }
export const agdal = { ...rabat, quartier: 'Agdal' }
export const hayRiad = { ...rabat, quartier: 'Hay Riad' }
export const gueliz = { ...kech, quartier: 'Guéliz' }
export const cheap = { tri: 'prix' } as const
export const now = { dispoLe: today }

/** What is typed, and what a person would expect, with the city by its name. */
export type Sentence = [typed: string, expected: Record<string, unknown>]
