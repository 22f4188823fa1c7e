import type { Courrier } from '@colocdar/contracts/mailbox'
import { Fragment } from 'react'
import type { Meta, PageProps } from '../../lib/pages/page.ts'
import { fromServer } from '../../lib/pages/page-data.ts'
import { seo } from '../../lib/seo/seo.tsx'
import { RelativeTime } from '../../ui/elements/relative-time.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { EmptyState } from '../../ui/layout/empty-state.tsx'
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

const CourrierCard = ({ courrier }: { courrier: Courrier }) => (
  <Card className="flex flex-col gap-3">
    <h2 className="text-xl">{courrier.subject}</h2>
    <p className="text-brume text-sm">
      à {courrier.to} · <RelativeTime instant={courrier.sentAt} />
    </p>
    <p className="whitespace-pre-line break-words">
      {withLinks(courrier.text).map(({ text, href }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one fixed text.
        <Fragment key={index}>
          {href ? (
            <a href={href} className="lien">
              {text}
            </a>
          ) : (
            text
          )}
        </Fragment>
      ))}
    </p>
  </Card>
)

/** URLs become links to the same path on this host, wherever the demo runs. */
const withLinks = (text: string): { text: string; href?: string }[] =>
  text.split(/(https?:\/\/\S+)/).map((piece) => {
    if (!/^https?:\/\//.test(piece)) return { text: piece }
    const { pathname, search } = new URL(piece)
    return { text: piece, href: `${pathname}${search}` }
  })
