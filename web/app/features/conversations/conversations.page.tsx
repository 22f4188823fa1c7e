import * as texts from '#texts/features/conversations'
import type { Meta } from '../../lib/pages/page.ts'
import { seo } from '../../lib/seo/seo.tsx'
import { MessagesSquare } from '../../ui/icons.ts'
import { useInbox } from './inbox.ts'

export const meta: Meta = ({ matches }) =>
  seo(matches, { title: texts.title, description: texts.description, index: false })

/** Beside the list, on a wide screen, while no conversation is open. */
export default function ConversationsPage() {
  const isEmpty = useInbox((inbox) => inbox.conversations.length === 0)
  if (isEmpty) return null
  return (
    <div className="hidden place-content-center justify-items-center gap-3 rounded-carte border border-bord border-dashed p-12 text-brume lg:grid lg:min-h-96">
      <MessagesSquare className="size-10" />
      <p>{texts.choose}</p>
    </div>
  )
}
