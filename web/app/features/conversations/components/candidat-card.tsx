import type { Candidat } from '@colocdar/contracts/conversations-choix'
import type { Offre } from '@colocdar/contracts/offres'
import { paths } from '@colocdar/contracts/paths'
import { useState } from 'react'
import * as texts from '#texts/features/conversations'
import * as choixTexts from '#texts/features/conversations/components'
import { autreNom } from '../../../lib/messages/autre-nom.ts'
import { Avatar } from '../../../ui/elements/avatar.tsx'
import { Badge } from '../../../ui/elements/badge.tsx'
import { Link } from '../../../ui/elements/link.tsx'
import { RelativeTime } from '../../../ui/elements/relative-time.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { PointsList } from '../../correspondances/components/points-list.tsx'
import { saidPoints } from '../../correspondances/point-sentence.ts'
import { useInbox } from '../inbox.ts'
import { DecisionActions } from './decision-actions.tsx'

/** Somebody who wrote about the offer: the last message, what fits in words, and the owner's decision. */
export const CandidatCard = ({ offre, candidat }: { offre: Offre; candidat: Candidat }) => {
  const points = saidPoints('owner', candidat, { offre, demande: candidat.demande })
  const { id } = candidat.conversation
  // The list beside it is up to date; older conversations are not in it.
  const live = useInbox((inbox) => inbox.conversations.find((one) => one.id === id))
  const [decided, setDecided] = useState(candidat.conversation)
  const conversation = live ?? decided
  const { autre, dernier, decision } = conversation
  return (
    <Card padded={false} className="flex h-full flex-col gap-3 p-4">
      <div className="flex items-start gap-3">
        <Avatar name={autreNom(autre)} id={autre.id ?? undefined} photo={autre.photo} />
        <div className="min-w-0 flex-1">
          <div className="flex items-baseline justify-between gap-2">
            <h2 dir="auto" className="min-w-0 truncate font-semibold font-text text-base tracking-normal">
              <Link to={paths.conversation(id)} className="underline">
                {autreNom(autre)}
              </Link>
            </h2>
            <RelativeTime instant={dernier.createdAt} className="shrink-0 text-brume text-xs" />
          </div>
          <p dir={dernier.deMoi ? undefined : 'auto'} className="line-clamp-2 text-brume text-sm">
            {dernier.deMoi && `${texts.saidBy(texts.you)} `}
            <bdi>{dernier.texte}</bdi>
          </p>
        </div>
      </div>
      {points.length > 0 ? (
        <PointsList points={points} />
      ) : (
        <p className="text-brume text-sm">{choixTexts.nothingCompared}</p>
      )}
      <div className="mt-auto flex flex-wrap items-center gap-2">
        {decision === 'retenue' && <Badge tone="menthe">{choixTexts.decisions.retenue}</Badge>}
        {decision === 'declinee' && <Badge tone="neutre">{choixTexts.decisions.declinee}</Badge>}
        <DecisionActions conversation={conversation} onDecided={setDecided} />
      </div>
    </Card>
  )
}
