/**
 * A figure of zero or more as French writes it, `1 800` or `12,5`. By hand, like the dates and durations beside it: the
 * first use of `Intl` keeps a cheap phone busy for 100 ms, on every page that shows a price.
 */
export const formatFigure = (value: number, decimals = 0): string => {
  // Shifted as text: 1.005 × 100 is a little less than 100.5.
  const rounded = Math.round(Number(`${value}e${decimals}`)) / 10 ** decimals
  const [whole = '', fraction] = String(rounded).split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, '\u202f')
  return fraction ? `${grouped},${fraction}` : grouped
}
