import type { ReactNode } from 'react'
import { LoadingBar } from '../ui/navigation/loading-bar.tsx'
import { FollowedLinks } from './followed-links.tsx'
import { useKeptPage } from './use-kept-page.ts'
import { usePageFocus } from './use-page-focus.ts'
import { usePendingRoute } from './use-pending-route.ts'

/** Id of the main element, in every frame. */
export const mainId = 'contenu'

/** The start of every frame: skip link, loading bar, focus after a navigation. */
export const PageShell = ({ children }: { children: ReactNode }) => {
  usePageFocus(mainId)
  usePendingRoute()
  useKeptPage()
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href={`#${mainId}`}
        className="sr-only z-50 rounded-full bg-majorelle px-5 py-3 font-semibold text-contraste focus:not-sr-only focus:fixed focus:start-4 focus:top-4"
      >
        Aller au contenu
      </a>
      <FollowedLinks />
      <LoadingBar />
      {children}
    </div>
  )
}
