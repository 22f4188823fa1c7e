import { paths } from '@colocdar/contracts/paths'
import type { ReactNode } from 'react'
import { Logo } from '../layout/logo.tsx'
import { mainId, PageShell } from '../layout/page-shell.tsx'
import { useAuth, useLogout } from '../lib/auth/use-auth.ts'
import { Link } from '../ui/elements/link.tsx'
import { House, LogOut } from '../ui/icons.ts'
import { ErrorBanner } from '../ui/notices/error-banner.tsx'
import { NoticeHost } from '../ui/notices/notice-host.tsx'
import { AdminNav } from './admin-nav.tsx'
import { FactorDialog } from './factor-dialog.tsx'

/** The frame of the administration: no footer, compact, the menu always visible. */
export const AdminFrame = ({ children }: { children: ReactNode }) => (
  <PageShell>
    <header className="flex items-center justify-between gap-4 border-bord border-b bg-papier px-4 lg:h-16">
      <Logo />
      <SignedInAs />
    </header>
    <div className="flex flex-1 flex-col lg:flex-row">
      <AdminNav />
      <main id={mainId} tabIndex={-1} className="min-w-0 flex-1 p-4 lg:p-6">
        <ErrorBanner />
        {children}
      </main>
    </div>
    <FactorDialog />
    <NoticeHost snackbar="bottom" />
  </PageShell>
)

const SignedInAs = () => {
  const username = useAuth((auth) => auth.user?.username)
  const logout = useLogout()
  return (
    <div className="flex items-center gap-4 text-sm">
      <span className="text-brume max-sm:sr-only">Connecté&nbsp;: {username}</span>
      <Link to={paths.home()} className="lien inline-flex min-h-11 items-center gap-1.5">
        <House className="size-4" />
        Voir le site
      </Link>
      <button
        type="button"
        onClick={logout}
        className="lien inline-flex min-h-11 min-w-11 items-center justify-center gap-1.5"
      >
        <LogOut className="size-4" />
        <span className="max-sm:sr-only">Se déconnecter</span>
      </button>
    </div>
  )
}
