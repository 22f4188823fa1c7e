/** « Répond en 2 h »: from the hours that a member usually takes. */
export const formatReactivite = (heures: number): string => {
  if (heures <= 1) return 'Répond en moins d’une heure'
  return heures < 48 ? `Répond en ${heures}\u00a0h` : `Répond en ${Math.ceil(heures / 24)}\u00a0jours`
}
