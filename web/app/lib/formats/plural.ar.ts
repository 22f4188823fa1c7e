type Form = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other'

/**
 * The form of Arabic that goes with a count, as `Intl.PluralRules('ar-MA')` chooses it: 3 to 10 few, 11 to 99 many, by the
 * last two digits. Without `Intl`, as in `figure.ts`.
 */
export const plural = <T>(count: number, forms: Readonly<Record<Form, T>>): T => forms[formOf(count)]

const formOf = (count: number): Form => {
  if (count === 0) return 'zero'
  if (count === 1) return 'one'
  if (count === 2) return 'two'
  if (!Number.isInteger(count)) return 'other'
  const last = count % 100
  if (last >= 3 && last <= 10) return 'few'
  return last >= 11 ? 'many' : 'other'
}
