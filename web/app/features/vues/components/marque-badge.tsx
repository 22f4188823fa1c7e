import type { ColocType } from '@colocdar/contracts/enumerations'
import { useSyncExternalStore } from 'react'
import * as texts from '#texts/features/vues/components'
import { marqueOf } from '../../../lib/storage/marques.ts'
import { classes } from '../../../ui/elements/classes.ts'

interface MarqueBadgeProps {
  type: ColocType
  id: number
  className: string
}

/** « Vue » or « Contactée » on a card, above its content: nothing moves when it arrives after hydration. */
export const MarqueBadge = ({ type, id, className }: MarqueBadgeProps) => {
  const marque = useSyncExternalStore(
    onChangeElsewhere,
    () => marqueOf(type, id),
    () => undefined,
  )
  return marque ? (
    <span className={classes('carte-compte pointer-events-none px-2 py-0.5', className)}>
      <span className="sr-only">{texts.already}</span>
      {texts.marques[marque]}
    </span>
  ) : null
}

/** Ads are often opened in tabs of their own. */
const onChangeElsewhere = (changed: () => void): (() => void) => {
  window.addEventListener('storage', changed)
  return () => window.removeEventListener('storage', changed)
}
