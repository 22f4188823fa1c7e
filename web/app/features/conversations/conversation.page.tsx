import { conversations } from '@colocdar/contracts/conversations'
import { call } from '../../lib/client/client.ts'
import { orNotFound } from '../../lib/client/or-not-found.ts'
import { seo } from '../../lib/seo/seo.ts'
import type { Route } from './+types/conversation.page.ts'
import { Thread } from './components/thread.tsx'

export const clientLoader = async ({ params }: Route.ClientLoaderArgs) => {
  const of = { params: { id: Number(params.id) } }
  const [conversation, { content: messages, suite }] = await orNotFound(
    Promise.all([call(conversations.one, of), call(conversations.messages, { ...of, query: {} })]),
  )
  return { conversation, messages, suite }
}
clientLoader.hydrate = true as const

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  seo(matches, {
    title: loaderData ? `Conversation avec ${loaderData.conversation.autre.nom}` : 'Conversation',
    description: 'Une conversation sur Colocdar.',
    index: false,
  })

export default function ConversationPage({ loaderData }: Route.ComponentProps) {
  return <Thread key={loaderData.conversation.id} loaded={loaderData} />
}
