import { type Alerte, alertes } from '@colocdar/contracts/alertes'
import { paths } from '@colocdar/contracts/paths'
import { reperes } from '@colocdar/contracts/reperes'
import { phraseMax, recherche } from '@colocdar/contracts/villes-phrases'
import { replace } from 'react-router'
import * as texts from '#texts/features/alertes'
import { offerAfterAlerte } from '#texts/features/push'
import { call } from '../../lib/client/client.ts'
import { settled } from '../../lib/client/load-state.ts'
import { nomOf } from '../../lib/formats/ville-nom.ts'
import type { LoaderArgs, Meta, PageProps } from '../../lib/pages/page.ts'
import { seo } from '../../lib/seo/seo.tsx'
import { ButtonLink } from '../../ui/elements/button.tsx'
import { EmptyState } from '../../ui/layout/empty-state.tsx'
import { LoadError } from '../../ui/notices/load-error.tsx'
import { PushOffer } from '../push/components/push-offer.tsx'
import { loadVilleOptions } from '../villes/load-ville-options.ts'
import { newAlerteHref, readNewAlerte } from './alerte-label.ts'
import { AlerteCard } from './components/alerte-card.tsx'
import { AlerteSearch } from './components/alerte-search.tsx'
import { NewAlerte } from './components/new-alerte.tsx'

export const loader = async ({ request }: LoaderArgs) => {
  const phrase = new URL(request.url).searchParams.get('recherche')?.slice(0, phraseMax)
  if (phrase) {
    const read = await settled('recherche', call(recherche.comprendre, { query: { q: phrase } }))
    throw replace(newAlerteHref(read.value ?? { q: phrase }))
  }
  const asked = readNewAlerte(request.url)
  const villeId = asked?.filtres.villeId
  const slug = asked?.filtres.repere
  const [mine, repere, villes] = await Promise.all([
    settled('alertes', call(alertes.list, {})),
    slug ? settled('repere', call(reperes.one, { params: { slug } })) : null,
    villeId ? loadVilleOptions().catch(() => []) : [],
  ])
  const villeNom = villes.find(({ value }) => value === villeId)?.label ?? null
  return { mine, nouvelle: asked && { ...asked, villeNom, repereNom: repere?.value && nomOf(repere.value) } }
}

export const meta: Meta = ({ matches }) =>
  seo(matches, { title: texts.title, description: texts.description, index: false })

export default function AlertesPage({ loaderData: { mine, nouvelle } }: PageProps<typeof loader>) {
  return (
    <div className="page-largeur flex flex-col gap-6 py-8 md:py-12">
      <div>
        <h1 className="text-3xl md:text-4xl">{texts.title}</h1>
        <p className="mt-2 text-brume">{texts.subtitle}</p>
      </div>
      <AlerteSearch />
      {nouvelle && <NewAlerte key={JSON.stringify(nouvelle)} {...nouvelle} />}
      {mine.value ? (
        <AlerteList list={mine.value} creating={nouvelle !== null} />
      ) : (
        <LoadError>
          <p>{texts.loadFailed}</p>
          <p>{mine.error}</p>
        </LoadError>
      )}
    </div>
  )
}

const AlerteList = ({ list, creating }: { list: readonly Alerte[]; creating: boolean }) => {
  if (list.length === 0) {
    return creating ? null : (
      <EmptyState
        title={texts.none}
        text={texts.noneText}
        action={<ButtonLink to={paths.offres()}>{texts.showOffres}</ButtonLink>}
      />
    )
  }
  return (
    <>
      {!creating && <PushOffer text={offerAfterAlerte} />}
      <ul className="grid items-start gap-4 md:grid-cols-2">
        {list.map((alerte) => (
          <li key={alerte.id}>
            <AlerteCard alerte={alerte} />
          </li>
        ))}
      </ul>
    </>
  )
}
