import * as texts from '#texts/lib/formats'
/** `6 mois` */
export const formatDuree = (months: number): string => texts.duree(months)
