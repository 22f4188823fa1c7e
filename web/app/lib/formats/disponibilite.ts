import { formatDate } from './dates.ts'

// contracts has it too, but there it brings zod along; a test compares the two.
export const immediateDate = '2000-01-01'

/** When a home or a person is free: the spec's words for the sentinel date and for none. */
export const formatDisponibilite = (date: string | null | undefined): string => {
  if (!date) return 'Non spécifié'
  return date === immediateDate ? 'Imediatement disponible' : formatDate(date)
}
