import { choix } from '@colocdar/contracts/conversations-choix'
import { paths } from '@colocdar/contracts/paths'
import { Outlet, useParams } from 'react-router'
import * as texts from '#texts/features/conversations'
import { PageLoading } from '../../layout/page-loading.tsx'
import { call } from '../../lib/client/client.ts'
import { useUnread } from '../../lib/messages/unread.ts'
import type { PageProps } from '../../lib/pages/page.ts'
import { classes } from '../../ui/elements/classes.ts'
import { Link } from '../../ui/elements/link.tsx'
import { CalendarDays } from '../../ui/icons.ts'
import { MailsWait } from '../mails/components/mails-wait.tsx'
import { ConversationList } from './components/conversation-list.tsx'
import { OffreGroups } from './components/offre-groups.tsx'
import { readInbox, useInbox } from './inbox.ts'
import { restoreOutbox } from './outbox.ts'
import { useLiveInbox } from './use-live-inbox.ts'

export const loader = async () => {
  restoreOutbox()
  // The list is whole without them.
  const [offres] = await Promise.all([call(choix.offres, {}).catch(() => []), readInbox()])
  return { offres }
}
loader.hydrate = true as const

/** Moving between conversations does not read the list again: the stream keeps it up to date. */
export const shouldRevalidate = () => false

/** The list beside the thread; on a phone one of the two. */
export default function ConversationsLayout({ loaderData: { offres } }: PageProps<typeof loader>) {
  useLiveInbox()
  const isOpen = useParams().id !== undefined
  const isEmpty = useInbox((inbox) => inbox.conversations.length === 0)
  // The navbar counts them into the same number.
  const waiting = useUnread(({ visites = 0 }) => visites)
  // An open thread has the page's heading: on a phone this list is hidden then.
  const Heading = isOpen ? 'h2' : 'h1'
  return (
    <div className={classes('page-largeur grid gap-6 lg:py-6', (isOpen || !isEmpty) && 'lg:grid-cols-[22rem_1fr]')}>
      <section aria-label={texts.list} className={classes('py-6 lg:py-0', isOpen && 'max-lg:hidden')}>
        <Heading className="mb-4 text-3xl">{texts.title}</Heading>
        <div className="mb-4 empty:hidden">
          <MailsWait withLink />
        </div>
        {waiting > 0 && (
          <p className="mb-4">
            <Link to={paths.visites()} className="lien inline-flex min-h-11 items-center gap-2 font-semibold">
              <CalendarDays className="size-5" />
              {texts.visitesWait(waiting)}
            </Link>
          </p>
        )}
        <OffreGroups offres={offres} />
        <ConversationList />
      </section>
      <Outlet />
    </div>
  )
}

export function HydrateFallback() {
  return <PageLoading />
}
