import * as texts from '#texts/lib/formats'
/** « Répond en 2 h »: from the hours that a member usually takes. */
export const formatReactivite = (heures: number): string => {
  if (heures <= 1) return texts.answersWithinHour
  return heures < 48 ? texts.answersInHours(heures) : texts.answersInDays(Math.ceil(heures / 24))
}
