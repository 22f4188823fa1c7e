import { applies, type Fait } from '@colocdar/contracts/faits'
import { optionalFaits } from '@colocdar/contracts/offres-faits'
import { paths } from '@colocdar/contracts/paths'
import * as texts from '#texts/features/favoris'
import { logementLabels } from '../../../lib/formats/labels.ts'
import { formatPrix } from '../../../lib/formats/prix.ts'
import { Link } from '../../../ui/elements/link.tsx'
import { Picture } from '../../../ui/elements/picture.tsx'
import { FavoriButton } from '../../../ui/favoris/favori-button.tsx'
import { answeredFaits } from '../../offres/answered-faits.ts'
import { mainFaits } from '../../offres/offre-faits.ts'
import { pictureOf, placeOf } from '../../offres/shown-offre.ts'
import type { OnlineFavori } from '../favori-changes.ts'
import { FavoriChanges } from './favori-card.tsx'

/** Offers as columns, their faits as rows. */
export const FavorisComparison = ({ favoris }: { favoris: readonly OnlineFavori[] }) => (
  <section
    aria-label={texts.comparison}
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, which the keyboard must reach.
    tabIndex={0}
    className="overflow-x-auto rounded-carte border border-bord bg-papier shadow-doux"
  >
    <table className="w-full table-fixed text-start" style={{ minWidth: `${8 + favoris.length * 15}rem` }}>
      <colgroup>
        <col className="w-32" />
      </colgroup>
      <thead>
        <tr>
          <td className={labelLook} />
          {favoris.map((favori) => (
            <th key={favori.offreId} scope="col" className="p-4 text-start align-top font-normal">
              <ColumnHead favori={favori} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rowsOf(favoris).map(({ label, values }) => (
          <tr key={label} className="border-bord border-t">
            <th scope="row" className={labelLook}>
              {label}
            </th>
            {favoris.map(({ offreId, offre }, column) => (
              <td
                key={offreId}
                className={label === texts.rent ? 'px-4 py-3 font-bold text-terracotta text-xl' : 'px-4 py-3'}
              >
                {values[column] ?? <Unsaid label={label} offre={offre} />}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
)

/** It stays in sight while the columns scroll. */
const labelLook = 'sticky start-0 z-10 bg-papier px-4 py-3 text-start font-normal text-brume text-sm'

const ColumnHead = ({ favori, favori: { offre } }: { favori: OnlineFavori }) => (
  <div className="relative flex flex-col gap-3">
    <Picture
      {...pictureOf(offre.photos[0])}
      alt=""
      sizes="240px"
      className="aspect-4/3 overflow-hidden rounded-champ"
    />
    <Link to={paths.offre(offre.id)} dir="auto" className="lien font-semibold text-lg leading-snug">
      {offre.titre}
    </Link>
    <FavoriChanges favori={favori} />
    <FavoriButton offre={offre} className="absolute end-1 top-1" />
  </div>
)

/** What an offer leaves open, or what makes no sense beside its other answers: an owner has no agency's fees. */
const Unsaid = ({ label, offre }: { label: string; offre: OnlineFavori['offre'] }) => {
  const fait: Fait | undefined = Object.values(optionalFaits).find((each) => each.label === label)
  const isOpen = applies(fait, offre) || !offre[fait?.onlyIf?.fait as keyof typeof offre]
  return (
    <span className="text-brume">
      {isOpen ? (
        texts.notSaid
      ) : (
        <>
          <span aria-hidden="true">—</span>
          <span className="sr-only">{texts.pointless}</span>
        </>
      )}
    </span>
  )
}

interface ComparedRow {
  label: string
  values: (string | null)[]
}

/** The same rows for all, in the order of the list of faits; one that none of them gives is left out. */
const rowsOf = (favoris: readonly OnlineFavori[]): ComparedRow[] => {
  const columns = favoris.map(({ offre }) => [
    { label: texts.rent, value: formatPrix(offre.prix) },
    { label: texts.place, value: placeOf(offre) },
    { label: texts.type, value: logementLabels[offre.logementType] },
    ...mainFaits(offre),
    ...answeredFaits(offre),
  ])
  const optional: string[] = Object.values(optionalFaits).map(({ label }) => label)
  const labels = [...new Set(columns.flatMap((faits) => faits.map(({ label }) => label)))]
  return labels
    .toSorted((a, b) => optional.indexOf(a) - optional.indexOf(b))
    .map((label) => ({
      label,
      values: columns.map((faits) => faits.find((fait) => fait.label === label)?.value ?? null),
    }))
    .filter(({ values }) => values.some((value) => value !== null))
}
