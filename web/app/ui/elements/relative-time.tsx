import { useEffect, useRef } from 'react'
import { formatDate } from '../../lib/formats/dates.ts'
import { formatRelativeTime } from '../../lib/formats/relative-time.ts'

interface RelativeTimeProps {
  instant: string
  /** « il y a 3 j », for a narrow line. */
  short?: boolean
  className?: string
}

/** Pages are cached, so the server's « il y a 2 heures » may be stale: it is updated after hydration. */
export const RelativeTime = ({ instant, short, className }: RelativeTimeProps) => {
  const element = useRef<HTMLTimeElement>(null)
  const words = formatRelativeTime(instant, new Date(), short)
  // Without a state, and only where the text differs: React keeps the server's text, and a page has two dozen of these.
  useEffect(() => {
    if (element.current && element.current.textContent !== words) element.current.textContent = words
  }, [words])
  return (
    <time
      ref={element}
      dateTime={instant}
      // In the browser only on hover: the first use of a time zone is slow.
      title={import.meta.env.SSR ? formatDate(instant) : undefined}
      onPointerEnter={({ currentTarget }) => {
        currentTarget.title = formatDate(instant)
      }}
      suppressHydrationWarning
      className={className}
    >
      {words}
    </time>
  )
}
