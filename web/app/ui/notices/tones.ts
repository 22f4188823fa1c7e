import { CircleAlert, CircleCheck, type Icon as IconType, Info, TriangleAlert } from '../icons.ts'

export type Tone = 'success' | 'error' | 'info' | 'warning'

/** How each tone looks in alerts, toasts and popups. */
export const tones: Record<Tone, { Icon: IconType; text: string; soft: string; bar: string }> = {
  success: { Icon: CircleCheck, text: 'text-menthe', soft: 'bg-menthe-doux border-menthe', bar: 'bg-menthe' },
  error: { Icon: CircleAlert, text: 'text-grenade', soft: 'bg-grenade-doux border-grenade', bar: 'bg-grenade' },
  info: { Icon: Info, text: 'text-majorelle', soft: 'bg-majorelle-doux border-majorelle', bar: 'bg-majorelle' },
  warning: { Icon: TriangleAlert, text: 'text-safran-vif', soft: 'bg-safran-doux border-safran', bar: 'bg-safran' },
}
