import { paths, withQuery } from '@colocdar/contracts/paths'
import { type Visite, visites } from '@colocdar/contracts/visites'
import { useId, useState } from 'react'
import * as texts from '#texts/features/visites'
import { readPage } from '../../admin/read-page.ts'
import { call } from '../../lib/client/client.ts'
import { settled } from '../../lib/client/load-state.ts'
import { autreNom } from '../../lib/messages/autre-nom.ts'
import { refreshUnread } from '../../lib/messages/unread.ts'
import type { LoaderArgs, Meta, PageProps } from '../../lib/pages/page.ts'
import { seo } from '../../lib/seo/seo.tsx'
import { ButtonLink } from '../../ui/elements/button.tsx'
import { Filled } from '../../ui/elements/filled.tsx'
import { Link } from '../../ui/elements/link.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { EmptyState } from '../../ui/layout/empty-state.tsx'
import { Pager } from '../../ui/navigation/pager.tsx'
import { LoadError } from '../../ui/notices/load-error.tsx'
import { VisiteActions } from './components/visite-actions.tsx'
import { VisiteState } from './components/visite-state.tsx'

export const loader = async ({ request }: LoaderArgs) => {
  const page = readPage(new URL(request.url).searchParams)
  return { page, mine: await settled('visites', call(visites.list, { query: { page, size: 12 } })) }
}

export const meta: Meta = ({ matches }) =>
  seo(matches, { title: texts.title, description: texts.description, index: false })

export default function VisitesPage({ loaderData: { page, mine } }: PageProps<typeof loader>) {
  const { content = [], suite = false } = mine.value ?? {}
  return (
    <div className="page-largeur flex flex-col gap-6 py-8 md:py-12">
      <div>
        <h1 className="text-3xl md:text-4xl">{texts.title}</h1>
        <p className="mt-2 text-brume">{texts.subtitle}</p>
      </div>
      {mine.error !== null && (
        <LoadError>
          <p>{texts.loadFailed}</p>
          <p>{mine.error}</p>
        </LoadError>
      )}
      {mine.value && content.length === 0 && (
        <EmptyState
          title={texts.none}
          text={texts.noneText}
          action={<ButtonLink to={paths.messages()}>{texts.openMessages}</ButtonLink>}
        />
      )}
      <ul className="grid items-start gap-4 empty:hidden md:grid-cols-2">
        {content.map((visite) => (
          <li key={visite.id}>
            <VisiteCard visite={visite} />
          </li>
        ))}
      </ul>
      {(page > 0 || suite) && (
        <Pager
          page={page}
          hasPrevious={page > 0}
          hasNext={suite}
          hrefFor={(to) => withQuery(paths.visites(), { page: to || null })}
        />
      )}
    </div>
  )
}

const VisiteCard = ({ visite: loaded }: { visite: Visite }) => {
  const [changed, setChanged] = useState<Visite | null>(null)
  const visite = changed ?? loaded
  const id = useId()
  return (
    <Card className="flex flex-col gap-2" aria-labelledby={id}>
      <h2 id={id} className="font-semibold font-text text-lg tracking-normal">
        <Filled text={texts.withWhom[visite.cote]} values={{ nom: <bdi>{autreNom(visite.autre)}</bdi> }} />
      </h2>
      <Link to={paths.offre(visite.offreId)} dir="auto" className="lien truncate text-left rtl:text-right">
        {visite.titre}
      </Link>
      <VisiteState visite={visite} />
      <VisiteActions
        visite={visite}
        onChange={(next) => {
          setChanged(next)
          void refreshUnread()
        }}
      />
      <Link
        to={paths.conversation(visite.conversationId)}
        className="lien inline-flex min-h-11 items-center font-semibold"
      >
        {texts.openThread}
      </Link>
    </Card>
  )
}
