import type { ReactNode } from 'react'
import { classes } from './classes.ts'

export type BadgeTone = 'majorelle' | 'terracotta' | 'menthe' | 'safran' | 'grenade' | 'neutre'

interface BadgeProps {
  tone?: BadgeTone
  icon?: ReactNode
  children: ReactNode
}

export const Badge = ({ tone = 'majorelle', icon, children }: BadgeProps) => (
  <span
    className={classes(
      'inline-flex items-center gap-1.5 whitespace-nowrap rounded-full px-3 py-1 font-semibold text-sm [&_svg]:size-4',
      looks[tone],
    )}
  >
    {icon}
    {children}
  </span>
)

const looks: Record<BadgeTone, string> = {
  majorelle: 'bg-majorelle-doux text-majorelle-vif',
  terracotta: 'bg-terracotta-doux text-terracotta-vif',
  menthe: 'bg-menthe-doux text-menthe-vif',
  safran: 'bg-safran-doux text-safran-vif',
  grenade: 'bg-grenade-doux text-grenade-vif',
  neutre: 'bg-dune text-brume',
}
