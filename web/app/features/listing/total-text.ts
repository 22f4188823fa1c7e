import { counted } from '../../lib/formats/counted.ts'

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
export const totalOf = ({ total, totalCapped }: Total, noun: string): string =>
  `${totalCapped ? 'plus de ' : ''}${counted(total, noun)}`

/** On the button of the filters: what a press will show. */
export const totalText = (total: Total | null): string => {
  if (!total) return 'Voir les annonces'
  return total.total === 0 ? 'Aucune annonce' : `Voir ${totalOf(total, 'annonce')}`
}
