import type { plans } from '@colocdar/contracts/abonnements'
import { useState } from 'react'
import * as texts from '#texts/features/abonnements'
import { formatPrix } from '../../../lib/formats/prix.ts'
import { Badge } from '../../../ui/elements/badge.tsx'
import { Button } from '../../../ui/elements/button.tsx'
import { Check } from '../../../ui/icons.ts'
import { Card } from '../../../ui/layout/card.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'

export type Plan = (typeof plans)[number]

interface PlanCardProps {
  plan: Plan
  highlighted: boolean
}

export const PlanCard = ({ plan, highlighted }: PlanCardProps) => {
  const [open, setOpen] = useState(false)
  return (
    <Card className={`flex h-full flex-col gap-5 ${highlighted ? 'border-2 border-majorelle' : ''}`}>
      <div className="flex items-center justify-between gap-3">
        <h2 className="text-2xl">{plan.nom}</h2>
        {highlighted && <Badge tone="majorelle">{texts.recommended}</Badge>}
      </div>
      <p className="text-brume">{plan.description}</p>
      <PriceAndAdvantages plan={plan} />
      <Button variant={highlighted ? 'primary' : 'quiet'} block onClick={() => setOpen(true)}>
        {texts.choose}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={texts.planTitle(plan.nom)}
        description={plan.description}
        actions={
          <>
            <Button variant="quiet" onClick={() => setOpen(false)}>
              {texts.close}
            </Button>
            {/* Nothing is sold yet: the spec's button does nothing. */}
            <Button variant="accent">{texts.buy}</Button>
          </>
        }
      >
        <PriceAndAdvantages plan={plan} />
        <p className="text-brume text-sm">{texts.notSold}</p>
      </Dialog>
    </Card>
  )
}

const PriceAndAdvantages = ({ plan }: { plan: Plan }) => (
  <>
    <p className="flex flex-wrap items-baseline gap-x-2 gap-y-1">
      <span className="font-bold font-titre text-4xl text-terracotta-vif">{formatPrix(plan.prix)}</span>
      <span className="text-brume">{texts.monthly}</span>
      {plan.prix > 0 && <Badge tone="safran">{texts.soon}</Badge>}
    </p>
    <ul className="flex grow flex-col gap-2">
      {plan.avantages.map((avantage) => (
        <li key={avantage} className="flex items-start gap-2">
          <Check className="mt-0.5 size-5 shrink-0 text-menthe" />
          {avantage}
        </li>
      ))}
    </ul>
  </>
)
