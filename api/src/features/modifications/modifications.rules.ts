import { type Field, type Fields, mustWait } from '@colocdar/contracts/fields'

/**
 * What an edit of something verified changes at once, and what waits for an administrator. Fields that are not declared
 * never wait.
 */
export const splitFields = <T extends object>(fields: Fields, verified: object, edited: T) => {
  const waits = ([name, value]: [string, unknown]) => {
    const field: Field | undefined = fields[name]
    return field !== undefined && mustWait(field, verified[name as keyof typeof verified], value)
  }
  const entries = Object.entries(edited)
  return {
    now: Object.fromEntries(entries.filter((entry) => !waits(entry))) as Partial<T>,
    later: Object.fromEntries(entries.filter(waits)) as Partial<T>,
  }
}
