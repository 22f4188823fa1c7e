import { lazy, Suspense, useEffect, useState } from 'react'
import type { ReportButtonProps } from './report-button.tsx'

// Without a connection the page does without it.
const ReportButton = lazy(() => import('./report-button.tsx').catch(() => ({ default: () => null })))

/** « Signaler », which comes after the page: it does nothing without scripts, and few need it. Its place is kept. */
export const ReportLink = (props: ReportButtonProps) => {
  // Not `useHydrated`, whose file would bring those of the forms along.
  const [hydrated, setHydrated] = useState(false)
  useEffect(() => setHydrated(true), [])
  return (
    <div className="min-h-11">
      {hydrated && (
        <Suspense>
          <ReportButton {...props} />
        </Suspense>
      )}
    </div>
  )
}
