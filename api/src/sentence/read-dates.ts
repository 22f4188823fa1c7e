import type { Comprise } from '@colocdar/contracts/villes-phrases'
import { isYear, type Token } from './tokens.ts'

export const readDates = (tokens: Token[], today: string, comprise: Comprise): void => {
  tokens.forEach((_, at) => {
    const day = dayOf(tokens, at, today)
    if (day !== undefined) comprise.dispoLe = day < today ? today : day
  })
}

/** The day that a token names, with the numbers beside it. */
const dayOf = (tokens: Token[], at: number, today: string): string | undefined => {
  const token = tokens[at] as Token
  const { meaning, date } = token
  if (date) {
    const [day, month, year] = date
    token.isTaken = isDay(day, month)
    return token.isTaken ? nextDay(today, month, day, year) : undefined
  }
  if (meaning?.kind === 'later') {
    token.isTaken = true
    const { days = 0, months = 0 } = meaning
    const [year = 0, month = 1, day = 1] = today.split('-').map(Number)
    return months > 0
      ? isoDay(year, month + months, 1)
      : new Date(Date.UTC(year, month - 1, day + days)).toISOString().slice(0, 10)
  }
  if (meaning?.kind === 'monthNumber') {
    const number = tokens[at + 1]
    if (!number?.number || number.number > 12 || tokens[at + 2]?.meaning?.kind === 'unit') return undefined
    token.isTaken = true
    number.isTaken = true
    return nextDay(today, number.number, 1)
  }
  if (meaning?.kind !== 'month') return undefined
  token.isTaken = true
  const [before, after] = [tokens[at - 1], tokens[at + 1]]
  const named = before?.meaning?.kind === 'day' ? before.meaning.day : before?.number
  const day = named !== undefined && isDay(named, meaning.month) ? named : undefined
  if (before && day !== undefined) before.isTaken = true
  const year = isYear(after?.number) ? after?.number : undefined
  if (after && year !== undefined) after.isTaken = true
  return nextDay(today, meaning.month, day ?? 1, year)
}

const isDay = (day: number, month: number): boolean => month >= 1 && month <= 12 && day >= 1 && day <= 31

/** Of this year, or of the next when the month is over. */
const nextDay = (today: string, month: number, day: number, year?: number): string => {
  const thisYear = Number(today.slice(0, 4))
  const isOver = month < Number(today.slice(5, 7))
  return isoDay(year ?? (isOver ? thisYear + 1 : thisYear), month, day)
}

/** The last day of the month for a later one: « 31 » is also the end of February. */
const isoDay = (year: number, month: number, day: number): string => {
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1, Math.min(day, last))).toISOString().slice(0, 10)
}
