import type { ReactNode } from 'react'
import { BackToTop } from '../ui/navigation/back-to-top.tsx'
import { ErrorBanner } from '../ui/notices/error-banner.tsx'
import { NoticeHost } from '../ui/notices/notice-host.tsx'
import { Footer } from './footer.tsx'
import { InstallOffer } from './install-offer.tsx'
import { LangueOffer } from './langue-offer.tsx'
import { Navbar } from './navbar.tsx'
import { mainId, PageShell } from './page-shell.tsx'
import { PublishGate } from './publish-gate.tsx'
import { useSectionScroll } from './use-section-scroll.ts'
import { useToldLangue } from './use-told-langue.ts'

/** The frame of every page, the error page included. */
export const SiteFrame = ({ children }: { children: ReactNode }) => {
  useSectionScroll()
  useToldLangue()
  return (
    <PageShell>
      <Navbar />
      <ErrorBanner />
      <main id={mainId} tabIndex={-1} className="flex-1">
        {children}
      </main>
      <Footer />
      <BackToTop />
      <PublishGate />
      <LangueOffer />
      <InstallOffer />
      <NoticeHost />
    </PageShell>
  )
}
