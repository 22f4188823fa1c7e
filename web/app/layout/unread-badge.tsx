import { useEffect } from 'react'
import { refreshUnread, useUnread } from '../lib/messages/unread.ts'
import { classes } from '../ui/elements/classes.ts'

/** How many conversations have unread messages; nothing when there are none. */
export const UnreadBadge = ({ className }: { className?: string }) => {
  const nonLus = useUnread((state) => state.nonLus)
  if (nonLus === 0) return null
  return (
    <span
      className={classes(
        'grid h-5 min-w-5 place-items-center rounded-full bg-terracotta px-1 font-bold text-contraste text-xs',
        className,
      )}
    >
      {nonLus}
      <span className="sr-only"> non lus</span>
    </span>
  )
}

/** Asks once, and whenever the member comes back to the page. */
export const useUnreadCount = (): void => {
  useEffect(() => {
    const refresh = () => void (document.hidden || refreshUnread())
    refresh()
    document.addEventListener('visibilitychange', refresh)
    return () => document.removeEventListener('visibilitychange', refresh)
  }, [])
}
