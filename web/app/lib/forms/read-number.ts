/** A number as people type it: `1 800`, `12,5`. Undefined when empty, NaN when it is not a number. */
export const readNumber = (typed: string): number | undefined => {
  const bare = typed.replace(/\s/g, '').replace(',', '.')
  return bare === '' ? undefined : Number(bare)
}
