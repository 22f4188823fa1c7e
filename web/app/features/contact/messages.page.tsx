import { contactMessages, messageEtats } from '@colocdar/contracts/contact'
import { paths, withQuery } from '@colocdar/contracts/paths'
import { AdminHeading } from '../../admin/admin-heading.tsx'
import { AdminPager } from '../../admin/admin-pager.tsx'
import { showAttente } from '../../admin/attente-store.ts'
import { LinkTabs } from '../../admin/link-tabs.tsx'
import { readPage } from '../../admin/read-page.ts'
import { adminLoad } from '../../admin/require-admin.ts'
import { call } from '../../lib/client/client.ts'
import { counted } from '../../lib/formats/counted.ts'
import type { LoaderArgs, Meta, PageProps } from '../../lib/pages/page.ts'
import { seo } from '../../lib/seo/seo.tsx'
import { EmptyState } from '../../ui/layout/empty-state.tsx'
import { MessageCard } from './components/message-card.tsx'

export const loader = async ({ request }: LoaderArgs) => {
  const search = new URL(request.url).searchParams
  const etat = messageEtats.find((known) => known === search.get('etat')) ?? 'tous'
  const query = { etat, page: readPage(search) }
  const [messages, unread] = await adminLoad(
    Promise.all([
      call(contactMessages.listMessages, { query }),
      call(contactMessages.listMessages, { query: { etat: 'nonLus', size: 1 } }),
    ]),
  )
  showAttente({ messages: unread.totalElements })
  return { etat, messages }
}

export const meta: Meta = ({ matches }) =>
  seo(matches, { title: 'Messages', description: 'Les messages de contact.', index: false })

export default function MessagesPage({ loaderData: { etat, messages } }: PageProps<typeof loader>) {
  const hrefOf = (wanted: string, page = 0) =>
    withQuery(paths.adminMessages(), { etat: wanted === 'tous' ? null : wanted, page: page || null })
  return (
    <>
      <AdminHeading title="Messages" text={counted(messages.totalElements, 'message')} />
      <LinkTabs
        label="Messages à afficher"
        links={messageEtats.map((each) => ({ to: hrefOf(each), label: etatLabels[each], active: each === etat }))}
      />
      {messages.empty && <EmptyState title="Aucun message" text="Il n’y a rien à lire ici." />}
      <ul className="flex flex-col gap-3">
        {messages.content.map((message) => (
          <li key={message.id}>
            <MessageCard message={message} />
          </li>
        ))}
      </ul>
      <AdminPager list={messages} hrefFor={(page) => hrefOf(etat, page)} />
    </>
  )
}

const etatLabels: Record<(typeof messageEtats)[number], string> = {
  tous: 'Tous',
  nonLus: 'Non lus',
  sansReponse: 'Sans réponse',
}
