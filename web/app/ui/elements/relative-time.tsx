import { useEffect, useRef } from 'react'
import { formatDate } from '../../lib/formats/dates.ts'
import { formatRelativeTime } from '../../lib/formats/relative-time.ts'

/** Pages are kept in a cache: the server's « il y a 2 heures » may be old, and is put right once hydrated. */
export const RelativeTime = ({ instant, className }: { instant: string; className?: string }) => {
  const element = useRef<HTMLTimeElement>(null)
  const words = formatRelativeTime(instant)
  // By hand and only where they differ: React keeps the server's words, and a page has two dozen of these.
  useEffect(() => {
    if (element.current && element.current.textContent !== words) element.current.textContent = words
  }, [words])
  return (
    <time
      ref={element}
      dateTime={instant}
      // In the browser only once somebody points at it: what day it was in Morocco is slow to find out the first time.
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
