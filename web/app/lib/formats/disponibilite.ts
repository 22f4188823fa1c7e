import * as texts from '#texts/lib/formats'
import { formatDate } from './dates.ts'

// Also in contracts, but there it would load zod; a test compares the two.
export const immediateDate = '2000-01-01'

/** An availability date, with the spec's texts for the sentinel date and for none. */
export const formatDisponibilite = (date: string | null | undefined): string => {
  if (!date) return texts.unspecified
  return date === immediateDate ? texts.availableNow : formatDate(date)
}
