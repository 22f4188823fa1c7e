import type { Correspondance } from '@colocdar/contracts/correspondances'
import type { Demande } from '@colocdar/contracts/demandes'
import type { Offre } from '@colocdar/contracts/offres'
import { type ReactNode, useState } from 'react'
import * as texts from '#texts/features/annonces'
import { demandes, offres } from '#texts/features/villes'
import { idle, type LoadState, loading, settled } from '../../../lib/client/load-state.ts'
import { Button } from '../../../ui/elements/button.tsx'
import { Spinner } from '../../../ui/elements/spinner.tsx'
import { PointsList } from '../../correspondances/components/points-list.tsx'
import { fetchCorrespondances } from '../../correspondances/fetch-correspondances.ts'
import { saidPoints } from '../../correspondances/point-sentence.ts'
import { DemandeCard } from '../../demandes/components/demande-card.tsx'
import { OffreCard } from '../../offres/components/offre-card.tsx'
import { toCardOffre } from '../../offres/to-card-offre.ts'

interface MatchesProps {
  title: string
  countText: (count: number) => string
  none: string
  load: () => Promise<Correspondance[]>
  renderMatch: (match: Correspondance) => ReactNode
}

/** The ads that match the member's own, loaded when opened. */
const Matches = ({ title, countText, none, load, renderMatch }: MatchesProps) => {
  const [state, setState] = useState<LoadState<Correspondance[]>>(idle)
  const ask = async () => {
    setState(loading)
    setState(await settled(title, load()))
  }
  return (
    <details
      className="rounded-carte border border-bord bg-papier"
      onToggle={({ currentTarget }) => {
        if (currentTarget.open && state.status === 'idle') void ask()
      }}
    >
      <summary className="min-h-12 cursor-pointer px-4 py-3 font-semibold">{title}</summary>
      <div aria-live="polite" className="flex flex-col gap-4 px-4 pb-4">
        {state.status === 'loading' && <Spinner label={texts.searching} />}
        {state.status === 'failed' && (
          <>
            <p>{texts.searchFailed}</p>
            <Button variant="quiet" onClick={() => void ask()}>
              {texts.retry}
            </Button>
          </>
        )}
        {state.status === 'succeeded' && (
          <p className="text-brume text-sm">{state.value.length === 0 ? none : countText(state.value.length)}</p>
        )}
        <ul className="flex flex-col gap-6">{state.value?.map(renderMatch)}</ul>
      </div>
    </details>
  )
}

/** The requests that match the offer, and why. */
export const MatchingDemandes = ({ offre }: { offre: Offre }) => (
  <Matches
    title={texts.matchingDemandes}
    countText={demandes}
    none={texts.noMatchingDemande}
    load={() => fetchCorrespondances({ offreId: offre.id })}
    renderMatch={(match) =>
      match.demande && (
        <li key={match.demande.id} className="flex flex-col gap-3">
          <DemandeCard demande={match.demande} />
          <PointsList points={saidPoints('owner', match, { offre, demande: match.demande })} />
        </li>
      )
    }
  />
)

/** The offers that match the request, and why. */
export const MatchingOffres = ({ demande }: { demande: Demande }) => (
  <Matches
    title={texts.matchingOffres}
    countText={offres}
    none={texts.noMatchingOffre}
    load={() => fetchCorrespondances({ demandeId: demande.id })}
    renderMatch={(match) =>
      match.offre && (
        <li key={match.offre.id} className="flex flex-col gap-3">
          <OffreCard offre={toCardOffre(match.offre)} compact />
          <PointsList points={saidPoints('seeker', match, { offre: match.offre, demande })} />
        </li>
      )
    }
  />
)
