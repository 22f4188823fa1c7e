import { dayOf } from './jour.ts'
import type { Langue } from './langues.ts'

/** « vendredi 20 novembre », the day in Morocco. */
export const weekdayOf = (instant: Date, langue: Langue): string =>
  new Intl.DateTimeFormat(`${langue}-MA`, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    new Date(dayOf(instant)),
  )
