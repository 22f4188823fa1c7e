import type { ReactNode } from 'react'
import { LoadingBar } from '../ui/navigation/loading-bar.tsx'
import { FollowedLinks } from './followed-links.tsx'
import { usePageFocus } from './use-page-focus.ts'
import { usePendingRoute } from './use-pending-route.ts'

/** The element that holds the page itself, in every frame. */
export const mainId = 'contenu'

/** What every frame begins with, and what follows each navigation. */
export const PageShell = ({ children }: { children: ReactNode }) => {
  usePageFocus(mainId)
  usePendingRoute()
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
