import type { Courrier } from '@colocdar/contracts/mailbox'
import { Fragment } from 'react'
import { RelativeTime } from '../../../ui/elements/relative-time.tsx'
import { Card } from '../../../ui/layout/card.tsx'

export const CourrierCard = ({ courrier }: { courrier: Courrier }) => (
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
