import { conversations } from '@colocdar/contracts/conversations'
import { paths } from '@colocdar/contracts/paths'
import { lazy, Suspense, useEffect, useRef } from 'react'
import * as texts from '#texts/features/conversations'
import { offerAfterMessage } from '#texts/features/push'
import { call } from '../../lib/client/client.ts'
import { orNotFound } from '../../lib/client/or-not-found.ts'
import { autreNom } from '../../lib/messages/autre-nom.ts'
import type { LoaderArgs, Meta, PageProps } from '../../lib/pages/page.ts'
import { seo } from '../../lib/seo/seo.tsx'
import { Avatar } from '../../ui/elements/avatar.tsx'
import { Link } from '../../ui/elements/link.tsx'
import { ArrowLeft } from '../../ui/icons.ts'
import { PushOffer } from '../push/components/push-offer.tsx'
import { Composer } from './components/composer.tsx'
import { DecisionLine } from './components/decision-line.tsx'
import { MessageLog } from './components/message-log.tsx'
import { ThreadActions } from './components/thread-actions.tsx'
import { type LoadedThread, useThread } from './use-thread.ts'

// Its own part: most threads have no visit. An error would replace the whole thread.
const ThreadVisite = lazy(() =>
  import('../visites/components/thread-visite.tsx').catch(() => ({ default: () => null })),
)

export const loader = async ({ params }: LoaderArgs<{ id: string }>) => {
  const of = { params: { id: Number(params.id) } }
  const [conversation, { content: messages, suite }] = await orNotFound(
    Promise.all([call(conversations.one, of), call(conversations.messages, { ...of, query: {} })]),
  )
  return { conversation, messages, suite }
}
loader.hydrate = true as const

export const meta: Meta<typeof loader> = ({ matches, loaderData }) =>
  seo(matches, {
    title: loaderData ? texts.conversationWith(autreNom(loaderData.conversation.autre)) : texts.conversationTitle,
    description: texts.conversationDescription,
    index: false,
  })

export default function ConversationPage({ loaderData }: PageProps<typeof loader>) {
  return <Thread key={loaderData.conversation.id} loaded={loaderData} />
}

/** One conversation: who and what about, the messages, and where to write. */
const Thread = ({ loaded }: { loaded: LoadedThread }) => {
  const { conversation, messages, suite, loadingOlder, readOlder } = useThread(loaded)
  const { autre, annonce } = conversation
  const frame = useVisibleHeight()
  const annonceHref = annonce.type === 'offre' ? paths.offre(annonce.id) : paths.demande(annonce.id)
  return (
    <section
      ref={frame}
      aria-labelledby="fil-titre"
      className="fil-hauteur flex min-w-0 flex-col max-lg:-mx-[clamp(16px,4vw,32px)] lg:rounded-carte lg:border lg:border-bord lg:bg-papier"
    >
      <header className="flex items-center gap-3 border-bord border-b px-3 py-2">
        <Link
          to={paths.messages()}
          aria-label={texts.back}
          className="grid size-11 shrink-0 place-items-center rounded-full transition hover:bg-majorelle-doux lg:hidden"
        >
          <ArrowLeft className="size-5 rtl:-scale-x-100" />
        </Link>
        <Avatar name={autreNom(autre)} id={autre.id ?? undefined} photo={autre.photo} />
        <div className="min-w-0 flex-1">
          {/* The direction of the text decides which end is cut off. */}
          <h1 id="fil-titre" dir="auto" className="truncate text-left text-lg rtl:text-right">
            {autreNom(autre)}
          </h1>
          <Link
            to={annonceHref}
            dir="auto"
            className="block truncate text-left text-brume text-sm underline rtl:text-right"
          >
            {annonce.titre}
          </Link>
        </div>
        <ThreadActions conversation={conversation} />
      </header>
      <DecisionLine conversation={conversation} />
      <MessageLog
        conversation={conversation}
        messages={messages}
        hasOlder={suite}
        loadingOlder={loadingOlder}
        onOlder={readOlder}
      />
      {annonce.type === 'offre' && (
        <Suspense>
          <ThreadVisite conversation={conversation} />
        </Suspense>
      )}
      <div className="px-3 pb-2 empty:hidden">
        {messages.some(({ deMoi }) => deMoi) && <PushOffer text={offerAfterMessage} />}
      </div>
      <Composer conversation={conversation} />
    </section>
  )
}

/** The keyboard of a phone covers the page instead of shrinking it: the element gets the height that stays visible. */
const useVisibleHeight = () => {
  const element = useRef<HTMLElement>(null)
  useEffect(() => {
    const viewport = window.visualViewport
    if (!viewport) return
    const resize = () => element.current?.style.setProperty('--visible', `${Math.round(viewport.height)}px`)
    resize()
    viewport.addEventListener('resize', resize)
    return () => viewport.removeEventListener('resize', resize)
  }, [])
  return element
}
