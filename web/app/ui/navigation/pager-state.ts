interface ListPage {
  /** From 0. */
  number: number
  size: number
  numberOfElements: number
  totalPages: number
  last: boolean
}

/** A next page is offered only after a full page that the server does not call the last. */
export const pagerState = ({ number, size, numberOfElements, totalPages, last }: ListPage) => ({
  page: number,
  hasPrevious: number > 0,
  hasNext: numberOfElements === size && !last,
  /** Shown on a page that is out of range, so that the visitor can go back. */
  hidden: totalPages <= 1 && number === 0,
})
