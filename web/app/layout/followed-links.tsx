import { useEffect, useLayoutEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { isHidden } from '../lib/client/hidden-ads.ts'
import { dataAddress } from '../lib/pages/page-data.ts'
import { prefetchScripts } from '../lib/pages/prefetch.ts'
import { opensElsewhere } from '../ui/elements/link.tsx'

/**
 * Navigates on the client when a link of the site is clicked, and prefetches the page when a pointer or the focus rests
 * on one. One listener for all links: with hooks in each link they were a tenth of a list's rendering time.
 */
export const FollowedLinks = () => {
  const data = useRestedLink()
  useClientNavigation()
  return data && <link rel="prefetch" as="fetch" href={data} />
}

const useClientNavigation = (): void => {
  const navigate = useNavigate()
  // In a layout effect, before the first paint: a click may follow at once.
  useLayoutEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = followedLink(event)
      if (!link || event.defaultPrevented || opensElsewhere(event)) return
      event.preventDefault()
      // At once, whether or not the menu that holds the link is hydrated.
      link.closest<HTMLElement>(':popover-open')?.hidePopover()
      const { pathname, search, hash } = window.location
      const to = addressOf(link)
      navigate(to, {
        preventScrollReset: link.dataset.followed === 'in-place',
        // As browsers do: a link to the current address adds no history entry.
        replace: to === `${pathname}${search}${hash}`,
      })
    }
    // Runs after React's own listener on the document, so that a link's onClick can prevent it.
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [navigate])
}

// A pointer that stays shorter only passes by.
const restMs = 100

/** Where the data of the page are that the link leads to. */
const useRestedLink = (): string | null => {
  const [data, setData] = useState<string | null>(null)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const rest = (event: Event) => {
      clearTimeout(timer)
      const link = followedLink(event)
      if (link) timer = setTimeout(() => setData(prefetch(link)), restMs)
    }
    const kinds = ['pointerover', 'focusin', 'touchstart']
    for (const kind of kinds) document.addEventListener(kind, rest, { passive: true })
    return () => {
      clearTimeout(timer)
      for (const kind of kinds) document.removeEventListener(kind, rest)
    }
  }, [])
  return data
}

/** Loads the scripts of the page; returns where its data are, if the public has some. */
const prefetch = (link: HTMLAnchorElement): string | null =>
  prefetchScripts(link.pathname) && !isHidden(link.href) ? dataAddress(link) : null

const followedLink = ({ target }: Event): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-followed]') : null

const addressOf = ({ pathname, search, hash }: HTMLAnchorElement): string => `${pathname}${search}${hash}`
