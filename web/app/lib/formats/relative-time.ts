import { counted } from './counted.ts'

/** « il y a 3 jours »: how long ago an instant was, in the largest unit that fits. */
export const formatRelativeTime = (instant: string | Date, now: Date = new Date()): string => {
  const seconds = Math.max(0, Math.floor((now.getTime() - new Date(instant).getTime()) / 1_000))
  const { length, unit, units } = durations.find(({ below }) => seconds < below) ?? year
  return `il y a ${counted(Math.floor(seconds / length), unit, units)}`
}

const minute = 60
const hour = 60 * minute
const day = 24 * hour

const year = { below: Number.POSITIVE_INFINITY, length: 365 * day, unit: 'an', units: 'ans' }

const durations = [
  { below: minute, length: 1, unit: 'seconde', units: 'secondes' },
  { below: hour, length: minute, unit: 'minute', units: 'minutes' },
  { below: day, length: hour, unit: 'heure', units: 'heures' },
  { below: 30 * day, length: day, unit: 'jour', units: 'jours' },
  { below: 365 * day, length: 30 * day, unit: 'mois', units: 'mois' },
  year,
]
