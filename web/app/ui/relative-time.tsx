import { formatDate } from '../lib/formats/dates.ts'
import { formatRelativeTime } from '../lib/formats/relative-time.ts'
import { useHydrated } from './use-hydrated.ts'

/** Pages are kept in a cache: the server's « il y a 2 heures » may be old, and is replaced once hydrated. */
export const RelativeTime = ({ instant, className }: { instant: string; className?: string }) => (
  <time
    key={useHydrated() ? 'fresh' : 'rendered'}
    dateTime={instant}
    title={formatDate(instant)}
    suppressHydrationWarning
    className={className}
  >
    {formatRelativeTime(instant)}
  </time>
)
