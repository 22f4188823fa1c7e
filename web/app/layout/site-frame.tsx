import type { ReactNode } from 'react'
import { BackToTop } from '../ui/back-to-top.tsx'
import { LoadingBar } from '../ui/loading-bar.tsx'
import { ErrorBanner } from '../ui/notices/error-banner.tsx'
import { NoticeHosts } from '../ui/notices/notice-hosts.tsx'
import { FollowedLinks } from './followed-links.tsx'
import { Footer } from './footer.tsx'
import { Navbar } from './navbar.tsx'
import { PublishGate } from './publish-gate.tsx'
import { usePageFocus } from './use-page-focus.ts'
import { usePendingRoute } from './use-pending-route.ts'
import { useSectionScroll } from './use-section-scroll.ts'

const mainId = 'contenu'

/** What surrounds every page, the error page included. */
export const SiteFrame = ({ children }: { children: ReactNode }) => {
  useSectionScroll()
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
      <Navbar />
      <ErrorBanner />
      <main id={mainId} tabIndex={-1} className="flex-1">
        {children}
      </main>
      <Footer />
      <BackToTop />
      <PublishGate />
      <NoticeHosts />
    </div>
  )
}
