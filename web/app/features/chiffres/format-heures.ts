const figures = new Intl.NumberFormat('fr', { maximumFractionDigits: 1 })

/** A waiting time in minutes, hours or days. */
export const formatHeures = (hours: number | null): string => {
  if (hours === null) return '—'
  if (hours < 1) return `${figures.format(Math.round(hours * 60))}\u00a0min`
  return hours < 48 ? `${figures.format(hours)}\u00a0h` : `${figures.format(hours / 24)}\u00a0jours`
}
