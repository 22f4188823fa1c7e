import { useId, useRef } from 'react'
import type { AuthUser } from '../lib/auth/auth-state.ts'
import { Avatar } from '../ui/elements/avatar.tsx'
import { ChevronDown } from '../ui/icons.ts'
import { SessionEntries } from './session-entries.tsx'
import { UnreadBadge, useUnreadCount } from './unread-badge.tsx'

interface UserMenuProps {
  user: AuthUser
  onSignOut: () => void
}

/** A native popover: the browser closes it on Escape or a click outside, and restores the focus. */
export const UserMenu = ({ user, onSignOut }: UserMenuProps) => {
  const id = useId()
  const popover = useRef<HTMLDivElement>(null)
  useUnreadCount()
  return (
    <div className="relative">
      <button
        type="button"
        popoverTarget={id}
        className="flex min-h-11 items-center gap-2 rounded-full border border-bord bg-papier ps-1 pe-3 font-semibold transition hover:border-majorelle focus-visible:rounded-full"
      >
        <Avatar name={user.username} id={user.id} size="small" />
        <span className="max-w-32 truncate">{user.username}</span>
        <UnreadBadge className="absolute -end-1 -top-1" />
        <ChevronDown className="size-4" />
      </button>
      <div
        ref={popover}
        id={id}
        popover="auto"
        className="menu-ancre w-60 animate-surgit rounded-carte border border-bord bg-papier p-2 shadow-leve"
      >
        <SessionEntries user={user} onSignOut={onSignOut} onSelect={() => popover.current?.hidePopover()} />
      </div>
    </div>
  )
}
