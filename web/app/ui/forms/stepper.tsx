import * as texts from '#texts/ui'
import { classes } from '../elements/classes.ts'
import { Check } from '../icons.ts'

interface StepperProps {
  steps: readonly string[]
  /** Index of the step being filled in. */
  current: number
  onSelect: (index: number) => void
}

/** The steps of a wizard, each a button. */
export const Stepper = ({ steps, current, onSelect }: StepperProps) => (
  <nav aria-label={texts.steps}>
    <ol className="isolate flex">
      {steps.map((step, index) => (
        <li key={step} className="group relative flex-1">
          {index > 0 && (
            <span
              aria-hidden="true"
              className={classes(
                'absolute end-1/2 top-5 -z-10 h-0.5 w-full',
                index <= current ? 'bg-majorelle' : 'bg-bord',
              )}
            />
          )}
          <button
            type="button"
            onClick={() => onSelect(index)}
            aria-current={index === current ? 'step' : undefined}
            className="relative flex min-h-11 w-full flex-col items-center gap-2 rounded-champ text-sm"
          >
            <span
              className={classes(
                'grid size-10 place-items-center rounded-full border-2 font-bold transition',
                index < current && 'border-majorelle bg-majorelle text-contraste',
                index === current && 'border-majorelle bg-papier text-majorelle ring-4 ring-majorelle-doux',
                index > current && 'border-contour bg-papier text-brume',
              )}
            >
              {index < current ? <Check className="size-5" /> : index + 1}
            </span>
            <span className={classes('px-1', index === current ? 'font-bold text-encre' : 'text-brume max-sm:sr-only')}>
              {step}
            </span>
          </button>
        </li>
      ))}
    </ol>
  </nav>
)
