import type { Favori } from '@colocdar/contracts/favoris'
import { paths } from '@colocdar/contracts/paths'
import { useState } from 'react'
import { useStore } from 'zustand'
import * as texts from '#texts/features/favoris'
import { favorisStore } from '../../../lib/favoris/favoris-store.ts'
import { useMediaQuery } from '../../../lib/hooks/use-media-query.ts'
import { ButtonLink } from '../../../ui/elements/button.tsx'
import { EmptyState } from '../../../ui/layout/empty-state.tsx'
import { Tabs } from '../../../ui/navigation/tabs.tsx'
import { isOnline, type OnlineFavori } from '../favori-changes.ts'
import { FavoriCard, GoneFavori } from './favori-card.tsx'
import { FavorisComparison } from './favoris-comparison.tsx'

const views = [
  { id: 'comparaison', label: texts.sideBySide },
  { id: 'cartes', label: texts.cards },
] as const

/** The favourites. One that is removed here stays in sight, so that it can be added again. */
export const FavorisView = ({ favoris }: { favoris: readonly Favori[] }) => {
  const kept = useStore(favorisStore, ({ ids }) => ids)
  const [view, setView] = useState<(typeof views)[number]['id']>('comparaison')
  const wide = useMediaQuery('(min-width: 64rem)')
  const shown = favoris.filter(({ offre, offreId }) => offre || kept.has(offreId))
  const online = shown.filter(isOnline)
  if (shown.length === 0) return <NoFavori />
  const comparable = wide && online.length > 1
  return (
    <>
      <h2 aria-live="polite" className="font-semibold font-text text-lg tracking-normal">
        {texts.total(shown.filter(({ offreId }) => kept.has(offreId)).length)}
      </h2>
      {comparable ? (
        <Tabs label={texts.views} tabs={views} selected={view} onSelect={setView}>
          {view === 'comparaison' ? <FavorisComparison favoris={online} /> : <Cards favoris={online} />}
        </Tabs>
      ) : (
        <Cards favoris={online} />
      )}
      <ul className="grid gap-4 empty:hidden sm:grid-cols-2 lg:grid-cols-3">
        {shown
          .filter((favori) => !isOnline(favori))
          .map((favori) => (
            <li key={favori.offreId}>
              <GoneFavori favori={favori} />
            </li>
          ))}
      </ul>
    </>
  )
}

const Cards = ({ favoris }: { favoris: readonly OnlineFavori[] }) => (
  <ul className="grid gap-6 empty:hidden sm:grid-cols-2 lg:grid-cols-3">
    {favoris.map((favori) => (
      <li key={favori.offreId}>
        <FavoriCard favori={favori} />
      </li>
    ))}
  </ul>
)

const NoFavori = () => (
  <EmptyState
    title={texts.none}
    text={texts.noneText}
    action={<ButtonLink to={paths.offres()}>{texts.showOffres}</ButtonLink>}
  />
)
