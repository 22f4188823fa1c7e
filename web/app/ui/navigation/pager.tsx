import type { ReactNode } from 'react'
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
    <nav aria-label="Pagination" className="flex flex-wrap items-center justify-center gap-2 sm:gap-4">
      {step(
        page - 1,
        hasPrevious,
        <>
          <ChevronLeft className="size-5 rtl:-scale-x-100" />
          Page Précédente
        </>,
      )}
      <span aria-current="page" className="order-first w-full text-center font-semibold sm:order-none sm:w-auto">
        Page {page + 1}
      </span>
      {step(
        page + 1,
        hasNext,
        <>
          Page Suivante
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
