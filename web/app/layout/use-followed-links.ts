import { splitLangue } from '@colocdar/contracts/langues'
import { useLayoutEffect } from 'react'
import { useNavigate } from 'react-router'
import { routeOf } from '../lib/storage/stored-route.ts'
import { opensElsewhere } from '../ui/elements/link.tsx'

/**
 * Navigates on the client when a link of the site is clicked. One listener for all links: with hooks in each link they
 * were a tenth of a list's rendering time.
 */
export const useFollowedLinks = (): void => {
  const navigate = useNavigate()
  // In a layout effect, before the first paint: a click may follow at once.
  useLayoutEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[data-followed]')
      if (!link || event.defaultPrevented || opensElsewhere(event)) return
      event.preventDefault()
      // At once, whether or not the menu that holds the link is hydrated.
      link.closest<HTMLElement>('[popover]')?.togglePopover(false)
      const to = splitLangue(routeOf(link)).path
      navigate(to, {
        preventScrollReset: link.dataset.followed === 'in-place',
        // As browsers do: a link to the current address adds no history entry.
        replace: link.href === location.href,
      })
    }
    // Runs after React's own listener on the document, so that a link's onClick can prevent it.
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [navigate])
}
