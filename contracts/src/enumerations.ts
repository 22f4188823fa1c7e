import * as texts from '#texts/enumerations'
export const logementTypes = ['CHAMBRE', 'VILLA', 'APPARTEMENT', 'STUDIO'] as const
export type LogementType = (typeof logementTypes)[number]

export const logementNames = {
  CHAMBRE: texts.chambre,
  VILLA: texts.villa,
  APPARTEMENT: texts.appartement,
  STUDIO: texts.studio,
} as const satisfies Record<LogementType, string>

export const offreStatuts = ['EN_ATTENTE', 'IMMEDIATE', 'LOUE', 'DISPONIBLE'] as const
export type OffreStatut = (typeof offreStatuts)[number]

/** Whom a shared home welcomes. */
export const accueils = ['TOUS', 'FEMMES', 'HOMMES'] as const
export type Accueil = (typeof accueils)[number]

export const accueilNames = {
  TOUS: texts.everybody,
  FEMMES: texts.women,
  HOMMES: texts.men,
} as const satisfies Record<Accueil, string>

/** The kind of a listing, in lists that contain both. */
export const colocTypes = ['offre', 'demande'] as const
export type ColocType = (typeof colocTypes)[number]

export const roles = ['ROLE_USER', 'ROLE_ADMIN'] as const
export type Role = (typeof roles)[number]

export const genres = ['HOMME', 'FEMME', 'NON_SPECIFIE'] as const
export type Genre = (typeof genres)[number]
