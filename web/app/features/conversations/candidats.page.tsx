import { type Candidat, type CandidatTri, candidatTris, choix } from '@colocdar/contracts/conversations-choix'
import { type Offre, offres } from '@colocdar/contracts/offres'
import { paths, withQuery } from '@colocdar/contracts/paths'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import * as texts from '#texts/features/conversations'
import * as choixTexts from '#texts/features/conversations/components'
import { call } from '../../lib/client/client.ts'
import { orNotFound } from '../../lib/client/or-not-found.ts'
import { useRequest } from '../../lib/client/use-request.ts'
import type { LoadedBy, LoaderArgs, Meta, PageProps } from '../../lib/pages/page.ts'
import { seo } from '../../lib/seo/seo.tsx'
import { Button } from '../../ui/elements/button.tsx'
import { classes } from '../../ui/elements/classes.ts'
import { Link } from '../../ui/elements/link.tsx'
import { ArrowLeft } from '../../ui/icons.ts'
import { EmptyState } from '../../ui/layout/empty-state.tsx'
import { segmentLook, segmentsLook } from '../../ui/navigation/segment-look.ts'
import { showReason } from '../../ui/notices/use-change.ts'
import { CandidatCard } from './components/candidat-card.tsx'
import { ThankOthers } from './components/thank-others.tsx'
import { useInbox } from './inbox.ts'

export const loader = async ({ params, request }: LoaderArgs<{ id: string }>) => {
  const of = { params: { id: Number(params.id) } }
  const asked = new URL(request.url).searchParams.get('tri')
  const tri = candidatTris.find((one) => one === asked) ?? 'convient'
  const [page, offre] = await orNotFound(
    Promise.all([call(choix.candidats, { ...of, query: { tri } }), call(offres.one, of)]),
  )
  return { offre, tri, page }
}
loader.hydrate = true as const

export const meta: Meta<typeof loader> = ({ matches }) =>
  seo(matches, { title: choixTexts.candidatsTitle, description: choixTexts.candidatsDescription, index: false })

/** Who wrote about one of the member's offers, and what fits of each. */
export default function CandidatsPage({ loaderData: { offre, tri, page } }: PageProps<typeof loader>) {
  useReloadWithInbox()
  const { revalidate } = useRevalidator()
  return (
    <section aria-labelledby="candidats-titre" className="flex min-w-0 flex-col gap-5 py-4 lg:py-0">
      <header className="flex items-start gap-3">
        <Link
          to={paths.messages()}
          aria-label={texts.back}
          className="grid size-11 shrink-0 place-items-center rounded-full transition hover:bg-majorelle-doux lg:hidden"
        >
          <ArrowLeft className="size-5 rtl:-scale-x-100" />
        </Link>
        <div className="min-w-0">
          <h1 id="candidats-titre" className="text-2xl">
            {choixTexts.candidatsTitle}
          </h1>
          <Link to={paths.offre(offre.id)} dir="auto" className="text-brume underline">
            {offre.titre}
          </Link>
        </div>
      </header>
      {offre.statut === 'LOUE' && page.enLice > 0 && (
        <ThankOthers offreId={offre.id} waiting={page.enLice} onSent={() => void revalidate()} />
      )}
      {page.content.length === 0 ? (
        <EmptyState title={choixTexts.nobodyWrote} text={choixTexts.nobodyWroteText} />
      ) : (
        <>
          <Orders offreId={offre.id} tri={tri} />
          {/* Read again, the list begins at its beginning. */}
          <Candidats key={`${tri} ${page.content[0]?.conversation.id} ${page.enLice}`} {...{ offre, tri, page }} />
        </>
      )}
    </section>
  )
}

const Orders = ({ offreId, tri }: { offreId: number; tri: CandidatTri }) => (
  <nav aria-label={choixTexts.order} className={classes(segmentsLook, 'max-w-full')}>
    {candidatTris.map((one) => (
      <Link
        key={one}
        to={withQuery(paths.candidats(offreId), { tri: one === 'convient' ? null : one })}
        preventScrollReset
        aria-current={one === tri ? 'true' : undefined}
        className={classes(segmentLook(one === tri), 'text-center max-sm:px-3')}
      >
        {choixTexts.orders[one]}
      </Link>
    ))}
  </nav>
)

const Candidats = ({ offre, tri, page }: LoadedBy<typeof loader> & { offre: Offre }) => {
  const [more, setMore] = useState<{ content: Candidat[]; suivant: string | null }>({
    content: [],
    suivant: page.suivant,
  })
  const [state, readMore] = useRequest(async () => {
    const query = { tri, ...(more.suivant && { apres: more.suivant }) }
    const next = await call(choix.candidats, { params: { id: offre.id }, query })
    setMore(({ content }) => ({ content: [...content, ...next.content], suivant: next.suivant }))
  }, showReason(texts.failed))
  return (
    <>
      <ul className="grid gap-4 xl:grid-cols-2">
        {[...page.content, ...more.content].map((candidat) => (
          <li key={candidat.conversation.id}>
            <CandidatCard offre={offre} candidat={candidat} />
          </li>
        ))}
      </ul>
      {more.suivant !== null && (
        <Button variant="quiet" loading={state === 'sending'} onClick={() => void readMore()} className="self-center">
          {choixTexts.moreCandidats}
        </Button>
      )}
    </>
  )
}

/** Many changes at once, as of the thanks to all, arrive as « read everything again ». */
const useReloadWithInbox = (): void => {
  const { revalidate } = useRevalidator()
  const reload = useEffectEvent(() => void revalidate())
  const readings = useInbox((inbox) => inbox.readings)
  const known = useRef(readings)
  useEffect(() => {
    if (known.current !== readings) reload()
    known.current = readings
  }, [readings])
}
