import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** After a navigation, focuses the title of the new page, unless the page has focused something itself. */
export const usePageFocus = (mainId: string): void => {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    // Not on the first page load.
    if (shown.current === pathname) return
    shown.current = pathname
    const main = document.getElementById(mainId)
    if (!main || isInside(main, document.activeElement)) return
    const start = main.querySelector('h1') ?? main
    start.tabIndex = -1
    start.focus({ preventScroll: true })
  }, [pathname, mainId])
}

const isInside = (main: HTMLElement, element: Element | null): boolean => element !== main && main.contains(element)
