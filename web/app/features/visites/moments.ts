import { addDays, dayOf, instantAt, timeOf } from '@colocdar/contracts/jour'
import { shortWeekdayOf, weekdayOf } from '@colocdar/contracts/jour-nom'
import { visiteLimits } from '@colocdar/contracts/visites'
import { langue } from '#langue'
import * as texts from '#texts/features/visites'

/** « vendredi 20 novembre à 18:00 », in Morocco. */
export const momentLabel = (instant: string): string => {
  const date = new Date(instant)
  return texts.moment(weekdayOf(date, langue), timeOf(date))
}

/** Its day and its time, for one line each: a moment to choose is at most two weeks ahead. */
export const momentParts = (instant: string): [day: string, time: string] => {
  const date = new Date(instant)
  return [shortWeekdayOf(date, langue), timeOf(date)]
}

/** The days on which a visit may be. */
export const dayOptions = (now: Date) =>
  Array.from({ length: visiteLimits.jours + 1 }, (_, days) => addDays(dayOf(now), days)).map((value) => ({
    value,
    label: weekdayOf(instantAt(value, '12:00'), langue),
  }))

export interface Moment {
  jour: string
  heure: string
}

/** The row that a refusal is about: the first one that is incomplete or not ahead. */
export const refusedPlace = (moments: readonly Moment[], now: Date): number =>
  Math.max(
    0,
    moments.findIndex((moment) => !toInstants([moment])?.every((instant) => new Date(instant) > now)),
  )

/** Null while one of them lacks its day or its time. */
export const toInstants = (moments: readonly Moment[]): string[] | null =>
  moments.every(({ jour, heure }) => jour && /^\d\d:\d\d/.test(heure))
    ? moments.map(({ jour, heure }) => instantAt(jour, heure.slice(0, 5)).toISOString())
    : null
