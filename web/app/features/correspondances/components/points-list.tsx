import * as texts from '#texts/features/correspondances'
import { classes } from '../../../ui/elements/classes.ts'
import { Check, X } from '../../../ui/icons.ts'

export interface SaidPoint {
  convient: boolean
  sentence: string
}

/** What fits first, then what doesn't; by sign and in words for screen readers, not by colour alone. */
export const PointsList = ({ points }: { points: readonly SaidPoint[] }) => (
  <ul className="flex flex-col gap-1.5 text-sm">
    {[...points]
      .sort((a, b) => Number(b.convient) - Number(a.convient))
      .map(({ convient, sentence }) => {
        const Sign = convient ? Check : X
        return (
          <li key={sentence} className="flex items-start gap-2">
            <Sign className={classes('mt-0.5 size-4 shrink-0', convient ? 'text-menthe' : 'text-brume')} />
            <span className={convient ? undefined : 'text-brume'}>
              <span className="sr-only">{convient ? texts.fits : texts.doesNotFit}</span>
              {sentence}
            </span>
          </li>
        )
      })}
  </ul>
)
