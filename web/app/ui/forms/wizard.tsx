import type { ReactNode } from 'react'
import * as texts from '#texts/ui'
import { Button } from '../elements/button.tsx'
import { ChevronLeft } from '../icons.ts'
import { Card } from '../layout/card.tsx'
import { scrollMotion } from '../navigation/scroll-motion.ts'
import { useFocusOnChange } from '../navigation/use-focus-on-change.ts'
import { Alert } from '../notices/alert.tsx'
import { Stepper } from './stepper.tsx'

interface WizardProps {
  title: string
  text?: ReactNode
  steps: readonly string[]
  /** Index of the step being filled in. */
  current: number
  onSelect: (index: number) => void
  /** Shown above the step, for drafts and refusals. */
  notice?: ReactNode
  children: ReactNode
}

/** A form in steps. Each step focuses its heading, so that screen readers announce it. */
export const Wizard = ({ title, text, steps, current, onSelect, notice, children }: WizardProps) => {
  const heading = useFocusOnChange(current)
  return (
    <div className="page-largeur flex max-w-3xl flex-col gap-6 py-8 md:py-12">
      <div>
        <h1 className="text-3xl md:text-4xl">{title}</h1>
        {text && <p className="mt-3 text-brume text-lg">{text}</p>}
      </div>
      <Stepper steps={steps} current={current} onSelect={onSelect} />
      {notice}
      <Card className="flex flex-col gap-6 max-sm:p-5">
        <h2 ref={heading} tabIndex={-1} className="text-2xl">
          <span className="sr-only">{texts.step(current + 1, steps.length)}</span>
          {steps[current]}
        </h2>
        {children}
      </Card>
    </div>
  )
}

/** Why the next step is refused. Scrolls into view, since the pressed button may be far below. */
export const WizardAlert = ({ children }: { children: ReactNode }) => (
  <div ref={bringIntoView}>
    <Alert tone="error">{children}</Alert>
  </div>
)

const bringIntoView = (element: HTMLElement | null): void =>
  element?.scrollIntoView({ block: 'nearest', behavior: scrollMotion() })

interface WizardButtonsProps {
  onPrevious?: () => void
  /** The button to the next step. */
  children: ReactNode
}

export const WizardButtons = ({ onPrevious, children }: WizardButtonsProps) => (
  <div className="relative z-25 flex flex-wrap justify-between gap-3 border-bord border-t pt-6">
    {onPrevious && (
      <Button variant="quiet" onClick={onPrevious} icon={<ChevronLeft className="size-5 rtl:-scale-x-100" />}>
        {texts.previous}
      </Button>
    )}
    <div className="ms-auto flex gap-3">{children}</div>
  </div>
)
