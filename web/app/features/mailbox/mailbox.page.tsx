import type { Meta, PageProps } from '../../lib/pages/page.ts'
import { fromServer } from '../../lib/pages/page-data.ts'
import { seo } from '../../lib/seo/seo.tsx'
import { EmptyState } from '../../ui/layout/empty-state.tsx'
import { CourrierCard } from './components/courrier-card.tsx'
import type { loader as serverLoader } from './mailbox.loader.ts'

export const loader = fromServer<typeof serverLoader>

export const meta: Meta = ({ matches }) =>
  seo(matches, { title: 'Boîte aux lettres', description: 'Les e-mails de la démonstration.', index: false })

export default function MailsPage({ loaderData: { courriers } }: PageProps<typeof loader>) {
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
