import type { AnchorHTMLAttributes } from 'react'

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  to: string
  /** Leaves the page where it is scrolled to. */
  preventScrollReset?: boolean
  /** Asks the server for a whole new page. */
  reloadDocument?: boolean
}

/** A link within the site: a plain anchor, which `FollowedLinks` follows for all of them. */
export const Link = ({ to, preventScrollReset, reloadDocument = false, ...rest }: LinkProps) => (
  <a {...rest} href={to} data-followed={reloadDocument ? undefined : preventScrollReset ? 'in-place' : ''} />
)

/** Asked for in a new tab, in a new window or as a download. */
export const opensElsewhere = (event: Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>) =>
  event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
