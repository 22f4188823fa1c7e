import { counted } from './counted.ts'

/** « à l’instant », « il y a 3 jours », short « il y a 3 j »: how long ago an instant was, in the largest unit that fits. */
export const formatRelativeTime = (instant: string | Date, now: Date = new Date(), isShort = false): string => {
  const seconds = Math.max(0, Math.floor((now.getTime() - new Date(instant).getTime()) / 1_000))
  if (seconds === 0) return 'à l’instant'
  const { length, unit, units, short } = durations.find(({ below }) => seconds < below) ?? year
  const count = Math.floor(seconds / length)
  return `il y a ${isShort && short ? `${count}\u00a0${short}` : counted(count, unit, units)}`
}

const minute = 60
const hour = 60 * minute
const day = 24 * hour

const year = { below: Number.POSITIVE_INFINITY, length: 365 * day, unit: 'an', units: 'ans', short: '' }

const durations = [
  { below: minute, length: 1, unit: 'seconde', units: 'secondes', short: 's' },
  { below: hour, length: minute, unit: 'minute', units: 'minutes', short: 'min' },
  { below: day, length: hour, unit: 'heure', units: 'heures', short: 'h' },
  { below: 30 * day, length: day, unit: 'jour', units: 'jours', short: 'j' },
  { below: 365 * day, length: 30 * day, unit: 'mois', units: 'mois', short: '' },
  year,
]
