import type { AnchorHTMLAttributes } from 'react'
import { localPath } from '../../lib/local-paths.ts'

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  to: string
  /** Keeps the scroll position. */
  preventScrollReset?: boolean
  /** Loads a new document from the server. */
  reloadDocument?: boolean
}

/** A link within the site: a plain anchor. `useFollowedLinks` handles the clicks of all of them. */
export const Link = ({ to, preventScrollReset, reloadDocument = false, ...rest }: LinkProps) => (
  <a {...rest} href={localPath(to)} data-followed={reloadDocument ? undefined : preventScrollReset ? 'in-place' : ''} />
)

/** Whether a click opens a new tab or window, or downloads. */
export const opensElsewhere = (event: Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>) =>
  event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
