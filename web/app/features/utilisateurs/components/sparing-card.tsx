import * as texts from '#texts/features/utilisateurs'
import { SparingChoice } from '../../../ui/fields/sparing-choice.tsx'
import { Card } from '../../../ui/layout/card.tsx'

export const SparingCard = () => (
  <Card className="flex flex-col gap-2">
    <h2 className="text-2xl">{texts.thisBrowser}</h2>
    <SparingChoice className="self-start" />
    <p className="text-brume">{texts.spareDataHelp}</p>
  </Card>
)
