import type { ReactNode } from 'react'
import * as texts from '#texts/ui/navigation'
import { ButtonLink } from '../elements/button.tsx'
import { classes } from '../elements/classes.ts'
import { ChevronLeft, ChevronRight } from '../icons.ts'

interface PagerProps {
  /** From 0; shown from 1. */
  page: number
  hasPrevious: boolean
  hasNext: boolean
  /** The URL of a page: paging works without JavaScript. */
  hrefFor: (page: number) => string
}

/** The pager of a list with more than one page. */
export const ListPager = ({ list, hrefFor }: { list: ListPage; hrefFor: PagerProps['hrefFor'] }) => {
  const { hidden, ...state } = pagerState(list)
  return hidden ? null : <Pager {...state} hrefFor={hrefFor} />
}

export const Pager = ({ page, hasPrevious, hasNext, hrefFor }: PagerProps) => {
  const step = (to: number, enabled: boolean, children: ReactNode) =>
    enabled ? (
      <ButtonLink to={hrefFor(to)} variant="quiet" className={narrowLook}>
        {children}
      </ButtonLink>
    ) : (
      // biome-ignore lint/a11y/useValidAnchor: an anchor without href is HTML's disabled link.
      <a role="link" aria-disabled="true" className={classes(disabledLook, narrowLook)}>
        {children}
      </a>
    )
  return (
    <nav aria-label={texts.pager} className="flex flex-wrap items-center justify-center gap-2 sm:gap-4">
      {step(
        page - 1,
        hasPrevious,
        <>
          <ChevronLeft className="size-5 rtl:-scale-x-100" />
          {texts.previousPage}
        </>,
      )}
      <span aria-current="page" className="order-first w-full text-center font-semibold sm:order-none sm:w-auto">
        {texts.page(page + 1)}
      </span>
      {step(
        page + 1,
        hasNext,
        <>
          {texts.nextPage}
          <ChevronRight className="size-5 rtl:-scale-x-100" />
        </>,
      )}
    </nav>
  )
}

const disabledLook =
  'inline-flex min-h-11 cursor-not-allowed items-center justify-center gap-2 rounded-full border border-bord px-5 py-2 font-semibold text-brume opacity-60'

/** Both buttons fit on one line of a phone. */
const narrowLook = 'whitespace-nowrap max-sm:flex-1 max-sm:gap-1 max-sm:px-1 max-sm:text-sm'

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
