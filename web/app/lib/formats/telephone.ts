import { toE164 } from '@colocdar/contracts/telephone-format'

/** « 06 61 90 45 12 », as Moroccans write it; a foreign number stays as it was typed. */
export const formatTelephone = <T extends string | null | undefined>(typed: T): T | string => {
  const national = typed && /^\+212(\d{9})$/.exec(toE164(typed) ?? '')?.[1]
  return national ? `0${national}`.replace(/\d\d(?=\d)/g, '$&\u00a0') : typed
}
