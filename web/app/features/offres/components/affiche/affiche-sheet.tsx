import { anyTitle, perMonth } from '#texts/features/offres/components'
import * as texts from '#texts/features/offres/components/affiche'
import { formatDate } from '../../../../lib/formats/dates.ts'
import { formatDisponibilite, immediateDate } from '../../../../lib/formats/disponibilite.ts'
import { logementLabels } from '../../../../lib/formats/labels.ts'
import { formatPrix } from '../../../../lib/formats/prix.ts'
import type { QrCode } from '../../../../lib/formats/qr-code.ts'
import { formatSuperficie } from '../../../../lib/formats/superficie.ts'
import { LogoMark } from '../../../../ui/elements/logo-mark.tsx'
import { Picture } from '../../../../ui/elements/picture.tsx'
import { QrCodeImage } from '../../../../ui/elements/qr-code-image.tsx'
import { pictureOf, placeOf, type ShownOffre } from '../../shown-offre.ts'

interface AfficheSheetProps {
  offre: ShownOffre
  url: string
  code: QrCode
}

/** How many tear-off strips fit side by side on A4, wide enough for two lines each. */
const strips = 9

/**
 * An A4 sheet, and on a phone the same, smaller: sizes are in hundredths of its width (100cqw = 210 mm). Black on white
 * in both schemes: it is paper.
 */
export const AfficheSheet = ({ offre, url, code }: AfficheSheetProps) => {
  const address = url.replace(/^https?:\/\/(www\.)?/, '')
  return (
    <section
      aria-label={texts.poster}
      className="affiche @container mx-auto max-w-[210mm] bg-papier text-encre [box-shadow:var(--shadow-leve)] print:h-[297mm] print:w-[210mm] print:max-w-none print:shadow-none"
    >
      <div className="grid h-[141.4cqw] grid-rows-[auto_minmax(0,1fr)_auto_auto_auto] overflow-hidden print:h-[297mm]">
        <header className="flex items-center justify-between px-[5cqw] py-[3cqw] text-[3.2cqw] text-brume">
          <p className="flex items-center gap-[1.5cqw] font-bold font-titre text-[5.6cqw]/none text-encre ltr:tracking-[-0.02em]">
            <LogoMark className="size-[7cqw]" />
            {texts.wordmark}
          </p>
          <p>{texts.slogan}</p>
        </header>
        <Photo offre={offre} />
        <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-x-[4cqw] px-[5cqw] pt-[3.5cqw]">
          <h2 dir="auto" className="col-span-full line-clamp-2 text-[5.8cqw] rtl:text-right">
            {offre.titre || anyTitle}
          </h2>
          <p className="text-[3.8cqw] text-brume">{placeOf(offre)}</p>
          {offre.prix ? (
            <p className="whitespace-nowrap font-bold font-titre text-[7.6cqw]/none text-terracotta">
              {formatPrix(offre.prix)} <small className="text-[3.4cqw]">{perMonth}</small>
            </p>
          ) : null}
          <ul className="col-span-full mt-[2.4cqw] flex flex-wrap gap-[1.4cqw] font-semibold text-[2.7cqw]">
            {faitsOf(offre).map((fait) => (
              <li key={fait} className="rounded-[3cqw] border-[0.25cqw] border-current px-[2.2cqw] py-[0.8cqw]">
                {fait}
              </li>
            ))}
          </ul>
        </div>
        <div className="flex items-center gap-[1cqw] py-[1.5cqw] ps-[2.5cqw] pe-[5cqw]">
          <QrCodeImage code={code} label={texts.codeTo(address)} className="w-[25cqw] flex-none" />
          <div>
            <p className="font-bold font-titre text-[5cqw]/[1.2]">{texts.scan}</p>
            <p className="text-[3.1cqw]">{texts.scanHelp}</p>
            <p className="wrap-anywhere font-bold text-[3.4cqw] text-majorelle">
              <bdi dir="ltr">{address}</bdi>
            </p>
          </div>
        </div>
        {/* To be cut between and torn off. The same line on each: once is enough for the ear. */}
        <ul
          aria-hidden="true"
          className="grid h-[27cqw] auto-cols-fr grid-flow-col border-t-[0.3cqw] border-brume border-dashed text-[2.1cqw]/[1.3]"
        >
          {Array.from({ length: strips }, (_, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike.
            <li key={place} className={stripLook}>
              <b>{offre.prix ? texts.strip(formatPrix(offre.prix)) : anyTitle}</b>
              <span dir="ltr">{address}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

/** The border between two strips is physical, because they are turned: the right of one is the left of the sheet. */
const stripLook =
  'flex rotate-180 flex-col items-center justify-center overflow-hidden border-brume border-dashed text-center ltr:not-first:border-r-[0.3cqw] rtl:not-first:border-l-[0.3cqw] [writing-mode:vertical-rl]'

const Photo = ({ offre: { photos, titre } }: { offre: ShownOffre }) => {
  const [first] = photos ?? []
  return first ? (
    <Picture {...pictureOf(first)} alt={titre ?? ''} sizes="(max-width: 800px) 94vw, 210mm" priority />
  ) : null
}

/** What is known, in a few words each. */
const faitsOf = ({ logementType, superficie, nbrColoc, dateDisponibilite }: ShownOffre): string[] =>
  [
    logementType && logementLabels[logementType],
    superficie && formatSuperficie(superficie),
    nbrColoc && texts.forColocataires(nbrColoc),
    dateDisponibilite === immediateDate && formatDisponibilite(dateDisponibilite),
    dateDisponibilite && dateDisponibilite !== immediateDate && texts.availableOn(formatDate(dateDisponibilite)),
  ].filter((fait) => typeof fait === 'string')
