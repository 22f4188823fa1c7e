import { counted } from '../../lib/formats/counted.ts'

export interface Total {
  total: number
  /** There are more than `total`. */
  capped: boolean
}

export const totalIn = (page: { totalElements: number; totalCapped?: boolean | undefined }): Total => ({
  total: page.totalElements,
  capped: page.totalCapped === true,
})

/** « 23 colocations », « plus de 1 000 colocations ». */
export const totalOf = ({ total, capped }: Total, noun: string): string =>
  `${capped ? 'plus de ' : ''}${counted(total, noun)}`

/** On the button of the filters: what a press will show. */
export const totalText = (total: Total | null): string => {
  if (!total) return 'Voir les annonces'
  return total.total === 0 ? 'Aucune annonce' : `Voir ${totalOf(total, 'annonce')}`
}
