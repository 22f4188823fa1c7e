import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { scrollMotion } from '../ui/navigation/scroll-motion.ts'

/** The spec scrolls after about 3 s; here that is the longest wait for a section that is still loading. */
const longestWait = 3_000
const interval = 50

/** Scrolls to the section named by the URL's hash, as soon as it exists. */
export const useSectionScroll = (): void => {
  const { hash, key, pathname } = useLocation()
  const arrivedBy = useNavigationType()
  const previousPathname = useRef<string>(undefined)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key changes when the same link is followed again.
  useEffect(() => {
    const samePage = previousPathname.current === pathname
    previousPathname.current = pathname
    // On a first load and on back or forward, the browser and ScrollRestoration restore the position.
    if (!hash || arrivedBy === 'POP') return
    const deadline = Date.now() + longestWait
    let timer: ReturnType<typeof setTimeout>
    const attempt = () => {
      const section = document.getElementById(decodeURIComponent(hash.slice(1)))
      if (section) section.scrollIntoView({ behavior: samePage ? scrollMotion() : 'auto' })
      else if (Date.now() < deadline) timer = setTimeout(attempt, interval)
    }
    attempt()
    return () => clearTimeout(timer)
  }, [hash, key, pathname, arrivedBy])
}
