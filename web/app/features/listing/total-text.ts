import * as texts from '#texts/features/listing'
import { annonces, moreThan } from '#texts/features/villes'

export interface Total {
  total: number
  /** There are more than `total`. */
  totalCapped?: boolean | undefined
}

export const totalIn = (page: Omit<Total, 'total'> & { totalElements: number }): Total => ({
  total: page.totalElements,
  totalCapped: page.totalCapped,
})

/** « 23 colocations », « plus de 1 000 colocations ». */
export const totalOf = ({ total, totalCapped }: Total, countText: (count: number) => string): string =>
  totalCapped ? moreThan(countText(total)) : countText(total)

/** On the button of the filters: what a press will show. */
export const totalText = (total: Total | null): string => {
  if (!total) return texts.showAny
  return total.total === 0 ? texts.showNone : texts.showTotal(totalOf(total, annonces))
}
