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

/** Who publishes an offer: its owner, a flatmate who lives there, or an agency, the only one that may ask for fees. */
export const publieurs = ['PROPRIETAIRE', 'COLOCATAIRE', 'AGENCE'] as const
export type Publieur = (typeof publieurs)[number]

export const publieurNames = {
  PROPRIETAIRE: texts.owner,
  COLOCATAIRE: texts.flatmate,
  AGENCE: texts.agency,
} as const satisfies Record<Publieur, string>

/** How one gets from a home to a landmark. */
export const moyens = ['PIED', 'TRAM', 'BUS'] as const
export type Moyen = (typeof moyens)[number]

export const moyenNames = {
  PIED: texts.onFoot,
  TRAM: texts.byTram,
  BUS: texts.byBus,
} as const satisfies Record<Moyen, string>

/** The kind of a listing, in lists that contain both. */
export const colocTypes = ['offre', 'demande'] as const
export type ColocType = (typeof colocTypes)[number]

export const roles = ['ROLE_USER', 'ROLE_ADMIN'] as const
export type Role = (typeof roles)[number]

export const genres = ['HOMME', 'FEMME', 'NON_SPECIFIE'] as const
export type Genre = (typeof genres)[number]
