/** « il y a 3 jours »: how long ago an instant was, in the largest unit that fits. */
export const formatRelativeTime = (instant: string | Date, now: Date = new Date()): string => {
  const seconds = Math.max(0, Math.floor((now.getTime() - new Date(instant).getTime()) / 1_000))
  const { unit, length } = units.find(({ below }) => seconds < below) ?? year
  return words.format(-Math.floor(seconds / length), unit)
}

const minute = 60
const hour = 60 * minute
const day = 24 * hour

const year = { below: Number.POSITIVE_INFINITY, unit: 'year', length: 365 * day } as const

const units = [
  { below: minute, unit: 'second', length: 1 },
  { below: hour, unit: 'minute', length: minute },
  { below: day, unit: 'hour', length: hour },
  { below: 30 * day, unit: 'day', length: day },
  { below: 365 * day, unit: 'month', length: 30 * day },
  year,
] as const

const words = new Intl.RelativeTimeFormat('fr', { numeric: 'always' })
