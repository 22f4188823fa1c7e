import { Picture } from '../../../ui/elements/picture.tsx'
import type { ItemChanges } from '../item-changes.ts'

/** What changed since the last public version, with the changed words marked. */
export const Comparison = ({ changes: { texts, removed, added } }: { changes: ItemChanges }) => (
  <div className="overflow-x-auto">
    <h3 className="mb-2 text-lg">Modifications</h3>
    {/* On a phone one version below the other: side by side, the new one would lie outside of the screen. */}
    {texts.length > 0 && (
      <table className="w-full text-sm max-sm:[&_:is(tr,th,td,tbody)]:block sm:min-w-lg sm:table-fixed [&_:is(th,td)]:p-2 [&_th]:text-start">
        <thead className="text-brume max-sm:sr-only">
          <tr>
            <th scope="col" className="w-28">
              Champ
            </th>
            <th scope="col">Dernière version vérifiée</th>
            <th scope="col">Version à vérifier</th>
          </tr>
        </thead>
        <tbody className="[&_td]:whitespace-pre-line [&_td]:break-words max-sm:[&_td]:before:block max-sm:[&_td]:before:text-brume">
          {texts.map(({ label, start, before, after, end }) => (
            <tr key={label} className="border-bord border-t bg-safran-doux align-top">
              <th scope="row">{label}</th>
              <td className="max-sm:before:content-['Avant']">
                {start}
                {before && <del className="rounded bg-grenade-doux text-grenade-vif">{before}</del>}
                {end}
              </td>
              <td className="max-sm:before:content-['Après']">
                {start}
                {after && (
                  <ins className="rounded bg-menthe-doux font-semibold text-menthe-vif no-underline">{after}</ins>
                )}
                {end}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    )}
    <PhotoRow title="Photos retirées" photos={removed} />
    <PhotoRow title="Photos ajoutées" photos={added} />
  </div>
)

const PhotoRow = ({ title, photos }: { title: string; photos: readonly string[] }) =>
  photos.length > 0 && (
    <div className="mt-3">
      <h4 className="mb-1 text-base">{title}</h4>
      <ul className="flex flex-wrap gap-2">
        {photos.map((src, index) => (
          <li key={src}>
            <Picture
              src={src}
              alt={`${title}, ${index + 1}`}
              sizes="160px"
              width={160}
              height={120}
              restricted
              className="aspect-4/3 w-40 rounded-champ"
            />
          </li>
        ))}
      </ul>
    </div>
  )
