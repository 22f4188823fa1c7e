import type { NumberOwner } from './number-step.ts'

/** « Connectez-vous pour voir le numéro de Karim A., pour « Chambre à Agdal » » */
export const signInReason = ({ nom, titre }: NumberOwner): string =>
  `Connectez-vous pour voir le numéro ${elided(nom)}${titre ? `, pour «\u00a0${titre}\u00a0»` : ''}`

const elided = (nom: string): string => (/^[aeiouyàâéèêëîïôûù]/i.test(nom) ? `d’${nom}` : `de ${nom}`)
