import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** A page reached by a link begins at its title, for the keyboard and for the ear, unless it chose a place itself. */
export const usePageFocus = (mainId: string): void => {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    // The first page is the browser's own affair.
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
