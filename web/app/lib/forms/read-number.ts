/** A number as people type it: `1 800`, `12,5`. Empty is absent; what is no number is NaN. */
export const readNumber = (typed: string): number | undefined => {
  const bare = typed.replace(/\s/g, '').replace(',', '.')
  return bare === '' ? undefined : Number(bare)
}
