import { administration, messageEtats } from '@colocdar/contracts/administration'
import { call } from '../../lib/client.ts'
import { counted } from '../../lib/formats/counted.ts'
import { paths, withQuery } from '../../lib/paths.ts'
import { seo } from '../../lib/seo.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import type { Route } from './+types/messages.page.ts'
import { AdminHeading } from './components/admin-heading.tsx'
import { AdminPager } from './components/admin-pager.tsx'
import { LinkTabs } from './components/link-tabs.tsx'
import { MessageCard } from './components/message-card.tsx'
import { readPage } from './read-page.ts'
import { adminLoad } from './require-admin.ts'

export const clientLoader = async ({ request }: Route.ClientLoaderArgs) => {
  const search = new URL(request.url).searchParams
  const etat = messageEtats.find((known) => known === search.get('etat')) ?? 'tous'
  const query = { etat, page: readPage(search) }
  return { etat, messages: await adminLoad(call(administration.messages, { query })) }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  seo(matches, { title: 'Messages', description: 'Les messages de contact.', index: false })

export default function MessagesPage({ loaderData: { etat, messages } }: Route.ComponentProps) {
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
