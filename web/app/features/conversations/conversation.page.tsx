import { conversations } from '@colocdar/contracts/conversations'
import { call } from '../../lib/client/client.ts'
import { orNotFound } from '../../lib/client/or-not-found.ts'
import type { LoaderArgs, Meta, PageProps } from '../../lib/pages/page.ts'
import { seo } from '../../lib/seo/seo.tsx'
import { Thread } from './components/thread.tsx'

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
    title: loaderData ? `Conversation avec ${loaderData.conversation.autre.nom}` : 'Conversation',
    description: 'Une conversation sur Colocdar.',
    index: false,
  })

export default function ConversationPage({ loaderData }: PageProps<typeof loader>) {
  return <Thread key={loaderData.conversation.id} loaded={loaderData} />
}
