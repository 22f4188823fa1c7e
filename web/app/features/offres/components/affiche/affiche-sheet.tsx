import { counted } from '../../../../lib/formats/counted.ts'
import { formatDate } from '../../../../lib/formats/dates.ts'
import { immediateDate } from '../../../../lib/formats/disponibilite.ts'
import { logementLabels } from '../../../../lib/formats/labels.ts'
import { formatPrix } from '../../../../lib/formats/prix.ts'
import { formatSuperficie } from '../../../../lib/formats/superficie.ts'
import { LogoMark } from '../../../../ui/elements/logo-mark.tsx'
import { Picture } from '../../../../ui/elements/picture.tsx'
import type { QrCode } from '../../qr-code.ts'
import { placeOf, type ShownOffre } from '../../shown-offre.ts'

interface AfficheSheetProps {
  offre: ShownOffre
  url: string
  code: QrCode
}

/** How many tear-off strips fit side by side on A4, wide enough for two lines each. */
const strips = 9

/** An A4 sheet; on the screen the same, as small as it has to be. Black on white in both schemes: it is paper. */
export const AfficheSheet = ({ offre, url, code }: AfficheSheetProps) => {
  const address = url.replace(/^https?:\/\/(www\.)?/, '')
  return (
    <section aria-label="Affiche" className="affiche">
      <div className="affiche-feuille">
        <header>
          <p>
            <LogoMark className="size-[7cqw]" />
            Colocdar
          </p>
          <p>Colocation à partager</p>
        </header>
        <Photo offre={offre} />
        <div className="affiche-texte">
          <h2 dir="auto">{offre.titre || 'Colocation'}</h2>
          <p className="affiche-lieu">{placeOf(offre)}</p>
          {offre.prix ? (
            <p className="affiche-prix">
              {formatPrix(offre.prix)} <small>/ mois</small>
            </p>
          ) : null}
          <ul>
            {faitsOf(offre).map((fait) => (
              <li key={fait}>{fait}</li>
            ))}
          </ul>
        </div>
        <div className="affiche-code">
          <svg viewBox={`0 0 ${code.size} ${code.size}`} role="img" aria-label={`Code QR vers ${address}`}>
            <path d={code.path} shapeRendering="crispEdges" />
          </svg>
          <div>
            <p>Scannez-moi</p>
            <p>
              Toutes les photos, les détails et le contact&nbsp;: pointez l’appareil photo de votre téléphone ici, ou
              tapez
            </p>
            <p dir="ltr">{address}</p>
          </div>
        </div>
        {/* The same line on each: once is enough for the ear. */}
        <ul aria-hidden="true" className="affiche-languettes">
          {Array.from({ length: strips }, (_, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike.
            <li key={place}>
              <b>{offre.prix ? `Coloc ${formatPrix(offre.prix)}` : 'Colocation'}</b>
              <span dir="ltr">{address}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

const Photo = ({ offre: { photos, titre } }: { offre: ShownOffre }) => {
  const [first] = photos ?? []
  return first ? (
    <Picture
      src={first.src}
      alt={titre ?? ''}
      sizes="(max-width: 800px) 94vw, 210mm"
      width={first.width}
      height={first.height}
      color={first.couleur}
      priority
      className="affiche-photo"
    />
  ) : null
}

/** What is known, in a few words each. */
const faitsOf = ({ logementType, superficie, nbrColoc, dateDisponibilite }: ShownOffre): string[] =>
  [
    logementType && logementLabels[logementType],
    superficie && formatSuperficie(superficie),
    nbrColoc && `Pour ${counted(nbrColoc, 'colocataire')}`,
    dateDisponibilite === immediateDate ? 'Libre tout de suite' : null,
    dateDisponibilite && dateDisponibilite !== immediateDate ? `Libre le ${formatDate(dateDisponibilite)}` : null,
  ].filter((fait) => typeof fait === 'string')
