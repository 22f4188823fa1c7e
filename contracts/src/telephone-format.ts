const separators = /[\s\-()./\u00a0\u202f]/g

/** The spec's rule, 10 to 15 characters, after separators are dropped. */
export const isTelephone = (typed: string): boolean => {
  const compact = typed.replace(separators, '')
  return /^\+?\d+$/.test(compact) && compact.length >= 10 && compact.length <= 15
}

/** `06 12 34 56 78` becomes `+212612345678`: the form for call and WhatsApp links. Null when it is not a possible number. */
export const toE164 = (typed: string): string | null => {
  const compact = typed.replace(separators, '')
  const international = compact
    .replace(/^00/, '+')
    // Numbers without a country code are Moroccan.
    .replace(/^0/, '+212')
    .replace(/^(?!\+)/, '+')
    // `+212 (0)6…`: the trunk zero is not dialled after the country code.
    .replace('+2120', '+212')
  return /^\+[1-9]\d{7,14}$/.test(international) ? international : null
}
