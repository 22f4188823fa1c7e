import * as texts from '#texts/lib/formats'

/** « à l’instant », « il y a 3 jours », short « il y a 3 j »: how long ago an instant was, in the largest unit that fits. */
export const formatRelativeTime = (instant: string | Date, now: Date = new Date(), isShort = false): string => {
  const seconds = Math.max(0, Math.floor((now.getTime() - new Date(instant).getTime()) / 1_000))
  if (seconds === 0) return texts.justNow
  const { length, unit } = durations.find(({ below }) => seconds < below) ?? year
  return texts.ago(Math.floor(seconds / length), unit, isShort)
}

const minute = 60
const hour = 60 * minute
const day = 24 * hour

interface Duration {
  below: number
  length: number
  unit: Parameters<typeof texts.ago>[1]
}

const year: Duration = { below: Number.POSITIVE_INFINITY, length: 365 * day, unit: 'year' }

const durations: readonly Duration[] = [
  { below: minute, length: 1, unit: 'second' },
  { below: hour, length: minute, unit: 'minute' },
  { below: day, length: hour, unit: 'hour' },
  { below: 30 * day, length: day, unit: 'day' },
  { below: 365 * day, length: 30 * day, unit: 'month' },
  year,
]
