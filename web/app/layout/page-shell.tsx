import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation, useNavigation } from 'react-router'
import * as texts from '#texts/layout'
import { localPath } from '../lib/local-paths.ts'
import { useFollowedLinks } from './use-followed-links.ts'

/** Id of the main element, in every frame. */
export const mainId = 'contenu'

/** The start of every frame: skip link, loading bar, focus after a navigation. */
export const PageShell = ({ children }: { children: ReactNode }) => {
  usePageFocus(mainId)
  useKeptPage()
  useFollowedLinks()
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href={`#${mainId}`}
        className="sr-only z-50 rounded-full bg-majorelle px-5 py-3 font-semibold text-contraste focus:not-sr-only focus:fixed focus:start-4 focus:top-4"
      >
        {texts.skip}
      </a>
      <LoadingBar />
      {children}
    </div>
  )
}

/** Sends the address of a page opened by client navigation to the service worker, which only sees loaded documents. */
const useKeptPage = (): void => {
  const { key, pathname, search } = useLocation()
  useEffect(() => {
    // The first page of a visit was loaded as a document.
    if (key !== 'default') navigator.serviceWorker?.controller?.postMessage(localPath(pathname + search))
  }, [key, pathname, search])
}

/** After a navigation, focuses the title of the new page, unless the page has focused something itself. */
const usePageFocus = (mainId: string): void => {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    // Not on the first page load.
    if (shown.current === pathname) return
    shown.current = pathname
    document.documentElement.dataset.retour = ''
    const main = document.getElementById(mainId)
    if (!main || isInside(main, document.activeElement)) return
    const start = main.querySelector('h1') ?? main
    start.tabIndex = -1
    start.focus({ preventScroll: true })
  }, [pathname, mainId])
}

const isInside = (main: HTMLElement, element: Element | null): boolean => element !== main && main.contains(element)

/** A thin line at the top while the next page loads. */
const LoadingBar = () => {
  const loading = useNavigation().state !== 'idle'
  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 top-0 z-50 h-1">
      {loading && (
        <>
          <div className="h-full origin-left animate-avance bg-terracotta rtl:origin-right" />
          <span className="sr-only">{texts.loading}</span>
        </>
      )}
    </div>
  )
}
