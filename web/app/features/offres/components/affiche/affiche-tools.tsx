import { paths } from '@colocdar/contracts/paths'
import * as texts from '#texts/features/offres/components/affiche'
import { Button } from '../../../../ui/elements/button.tsx'
import { Link } from '../../../../ui/elements/link.tsx'
import { ArrowLeft, MessageCircle, Printer } from '../../../../ui/icons.ts'
import { Alert } from '../../../../ui/notices/alert.tsx'
import { type ShownOffre, shareText, whatsAppHref } from '../../shown-offre.ts'

/** Above the poster, on the screen only. */
export const AfficheTools = ({ offre, url }: { offre: ShownOffre; url: string }) => (
  <div className="mx-auto mb-6 flex max-w-[210mm] flex-col gap-4 print:hidden">
    <Link to={paths.offre(offre.id)} className="lien inline-flex min-h-11 items-center gap-2 self-start font-semibold">
      <ArrowLeft className="size-5 rtl:-scale-x-100" />
      {texts.back}
    </Link>
    <h1 className="text-3xl">{texts.heading}</h1>
    {offre.statut === 'LOUE' && <Alert tone="warning">{texts.rented}</Alert>}
    <p className="max-w-prose text-brume">{texts.use}</p>
    <div className="flex flex-wrap items-center gap-3">
      <Button onClick={() => print()} icon={<Printer className="size-5" />}>
        {texts.print}
      </Button>
      <a
        href={whatsAppHref(shareText(offre), url)}
        target="_blank"
        rel="noopener noreferrer"
        className="inline-flex min-h-11 items-center gap-2 rounded-full border border-bord bg-papier px-5 font-semibold transition hover:border-majorelle hover:text-majorelle focus-visible:rounded-full"
      >
        <MessageCircle className="size-5" />
        {texts.whatsApp}
        <span className="sr-only">{texts.newTab}</span>
      </a>
      <noscript>
        <span className="text-brume">{texts.printByMenu}</span>
      </noscript>
    </div>
  </div>
)
