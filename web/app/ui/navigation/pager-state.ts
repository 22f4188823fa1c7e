interface ListPage {
  /** From 0. */
  number: number
  size: number
  numberOfElements: number
  totalPages: number
  last: boolean
}

/** A next page is offered after a full page only, and not when the server says that it was the last. */
export const pagerState = ({ number, size, numberOfElements, totalPages, last }: ListPage) => ({
  page: number,
  hasPrevious: number > 0,
  hasNext: numberOfElements === size && !last,
  /** Out of range counts: from there one must be able to go back. */
  hidden: totalPages <= 1 && number === 0,
})
