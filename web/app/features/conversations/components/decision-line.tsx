import type { Conversation } from '@colocdar/contracts/conversations'
import { paths } from '@colocdar/contracts/paths'
import { useRevalidator } from 'react-router'
import * as texts from '#texts/features/conversations/components'
import { Link } from '../../../ui/elements/link.tsx'
import { DecisionActions } from './decision-actions.tsx'

/** Where the owner of an offer stands with who wrote: the owner decides here too, the other one reads it. */
export const DecisionLine = ({ conversation }: { conversation: Conversation }) => {
  const { revalidate } = useRevalidator()
  const { annonce, decideur, decision } = conversation
  if (!decision) return null
  if (!decideur) return <p className={line}>{decision === 'declinee' ? texts.declinedLine : texts.inLine}</p>
  return (
    <div className={line}>
      <Link to={paths.candidats(annonce.id)} className="underline">
        {texts.allCandidats}
      </Link>
      <span className="ms-auto font-semibold">{decision !== 'enLice' && texts.decisions[decision]}</span>
      <DecisionActions conversation={conversation} onDecided={() => void revalidate()} />
    </div>
  )
}

const line = 'flex flex-wrap items-center gap-2 border-bord border-b px-3 py-2 text-sm lg:px-6'
