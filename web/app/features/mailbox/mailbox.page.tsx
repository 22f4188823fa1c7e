import { mailbox } from '@colocdar/contracts/mailbox'
import { apiContext } from '../../lib/client/api-context.ts'
import { orNotFound } from '../../lib/client/or-not-found.ts'
import { seo } from '../../lib/seo/seo.ts'
import { EmptyState } from '../../ui/layout/empty-state.tsx'
import type { Route } from './+types/mailbox.page.ts'
import { CourrierCard } from './components/courrier-card.tsx'

export const loader = async ({ context }: Route.LoaderArgs) => ({
  courriers: await orNotFound(context.get(apiContext)(mailbox.list, { query: {} })),
})

// Not cached: a new mail sends no notification that would drop the cached page.
export const headers: Route.HeadersFunction = () => ({ 'cache-control': 'no-store' })

export const meta: Route.MetaFunction = ({ matches }) =>
  seo(matches, { title: 'Boîte aux lettres', description: 'Les e-mails de la démonstration.', index: false })

export default function MailsPage({ loaderData: { courriers } }: Route.ComponentProps) {
  return (
    <div className="page-largeur flex flex-col gap-8 py-8 md:py-12">
      <header className="max-w-2xl">
        <h1 className="text-4xl">Boîte aux lettres</h1>
        <p className="mt-3 text-brume text-lg">Les e-mails de la démonstration arrivent ici au lieu de partir.</p>
      </header>
      {courriers.length === 0 ? (
        <EmptyState
          title="Aucun e-mail pour le moment"
          text="Créez un compte&nbsp;: le message de vérification arrivera ici."
        />
      ) : (
        <ul className="flex flex-col gap-4">
          {courriers.map((courrier) => (
            <li key={`${courrier.sentAt} ${courrier.to} ${courrier.subject}`}>
              <CourrierCard courrier={courrier} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
