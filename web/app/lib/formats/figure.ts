import * as texts from '#texts/lib/formats'
/**
 * A non-negative number, `1 800` or `12,5`. Without `Intl`, like the dates and durations beside it:
 * its first use takes 100 ms on a cheap phone, on every page that shows a price.
 */
export const formatFigure = (value: number, decimals = 0): string => {
  // Scaled as text: 1.005 × 100 is slightly less than 100.5.
  const rounded = Math.round(Number(`${value}e${decimals}`)) / 10 ** decimals
  const [whole = '', fraction] = String(rounded).split('.')
  const grouped = whole.length < texts.groupedFrom ? whole : whole.replace(/\B(?=(\d{3})+$)/g, texts.groupSeparator)
  return fraction ? `${grouped},${fraction}` : grouped
}
