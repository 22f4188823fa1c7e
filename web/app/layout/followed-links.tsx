import { useEffect, useLayoutEffect, useState } from 'react'
import { PrefetchPageLinks, useNavigate } from 'react-router'
import { opensElsewhere } from '../ui/navigation/link.tsx'
import { rememberFollowed } from './use-pending-route.ts'

/**
 * Follows the site's links without loading a new page, and fetches what the next page needs when a pointer or the
 * focus rests on one. One listener for all: as handlers and hooks of each link they were a tenth of a list's rendering.
 */
export const FollowedLinks = () => {
  const intended = useIntendedPage()
  useFollowing()
  return intended && <PrefetchPageLinks page={intended} />
}

const useFollowing = (): void => {
  const navigate = useNavigate()
  // Before the first paint: a press may follow at once.
  useLayoutEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = followedLink(event)
      if (!link || event.defaultPrevented || opensElsewhere(event)) return
      event.preventDefault()
      const { pathname, search, hash } = window.location
      const to = addressOf(link)
      rememberFollowed(to)
      navigate(to, {
        preventScrollReset: link.dataset.followed === 'in-place',
        // As browsers do: a link to where one is leaves no trace in the history.
        replace: to === `${pathname}${search}${hash}`,
      })
    }
    // After React's own listener, which stands on the document too: a handler of the link has its say first.
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [navigate])
}

// Shorter than this a pointer only passes by.
const restMs = 100

const useIntendedPage = (): string | null => {
  const [page, setPage] = useState<string | null>(null)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const rest = (event: Event) => {
      clearTimeout(timer)
      const link = followedLink(event)
      if (link) timer = setTimeout(setPage, restMs, addressOf(link))
    }
    const kinds = ['pointerover', 'focusin', 'touchstart']
    for (const kind of kinds) document.addEventListener(kind, rest, { passive: true })
    return () => {
      clearTimeout(timer)
      for (const kind of kinds) document.removeEventListener(kind, rest)
    }
  }, [])
  return page
}

const followedLink = ({ target }: Event): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-followed]') : null

const addressOf = ({ pathname, search, hash }: HTMLAnchorElement): string => `${pathname}${search}${hash}`
