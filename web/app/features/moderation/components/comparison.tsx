import type { ModerationItem } from '@colocdar/contracts/moderation'
import { classes } from '../../../ui/elements/classes.ts'
import { Picture } from '../../../ui/elements/picture.tsx'
import { demandeTexts } from '../../demandes/demande-texts.ts'
import { type Change, sideBySide } from '../../modifications/changes.ts'
import { offreTexts } from '../../offres/offre-texts.ts'
import { profilTexts } from '../../utilisateurs/profil-texts.ts'
import { type Difference, differenceOf } from '../difference.ts'

type Edited = Exclude<ModerationItem, { kind: 'avis' }>

/** The last public version beside the submitted one, with the changed words marked. */
export const Comparison = ({ item }: { item: Edited }) => (
  <div className="overflow-x-auto">
    <h3 className="mb-2 text-lg">Modifications</h3>
    {/* On a phone one version below the other: side by side, the new one would lie outside of the screen. */}
    <table className="w-full text-sm max-sm:[&_:is(tr,th,td,tbody)]:block sm:min-w-lg sm:table-fixed">
      <thead className="max-sm:sr-only">
        <tr className="text-start text-brume">
          <th scope="col" className="w-28 p-2 text-start">
            Champ
          </th>
          <th scope="col" className="p-2 text-start">
            Dernière version vérifiée
          </th>
          <th scope="col" className="p-2 text-start">
            Version à vérifier
          </th>
        </tr>
      </thead>
      <tbody>
        {rowsOf(item).map(({ label, difference }) => (
          <tr
            key={label}
            className={classes('border-bord border-t align-top', isChanged(difference) && 'bg-safran-doux')}
          >
            <th scope="row" className="p-2 text-start font-semibold">
              {label}
              {isChanged(difference) && <span className="block font-normal text-safran-vif">modifié</span>}
            </th>
            <td
              className={classes(
                'whitespace-pre-line break-words p-2',
                isChanged(difference) && "max-sm:before:block max-sm:before:text-brume max-sm:before:content-['Avant']",
              )}
            >
              {difference.start}
              {difference.before && <del className={removedLook}>{difference.before}</del>}
              {difference.end}
            </td>
            <td
              className={classes(
                'whitespace-pre-line break-words p-2',
                isChanged(difference)
                  ? "max-sm:before:block max-sm:before:text-brume max-sm:before:content-['Après']"
                  : 'max-sm:hidden!',
              )}
            >
              {difference.start}
              {difference.after && <ins className={addedLook}>{difference.after}</ins>}
              {difference.end}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
    <PhotoChanges {...photosOf(item)} />
  </div>
)

const rowsOf = (item: Edited): { label: string; difference: Difference }[] =>
  versionsOf(item).map(({ label, before, after }) => ({ label, difference: differenceOf(before, after) }))

/** A snapshot from before a field was verified lacks it: it counts as unchanged. */
const versionsOf = (item: Edited): Change[] => {
  const { lastVerified } = item
  if (!lastVerified) return []
  if (item.kind === 'profil')
    return sideBySide(profilTexts({ ...item.contenu, ...lastVerified }), profilTexts(item.contenu))
  const texts = item.kind === 'offre' ? offreTexts : demandeTexts
  const before = { ...item.contenu, ...lastVerified } as ModerationContent
  const changes = sideBySide(texts(before), texts(item.contenu as ModerationContent))
  return changes.filter((change) => always.includes(change.label) || change.before !== change.after)
}

type ModerationContent = Parameters<typeof offreTexts>[0] & Parameters<typeof demandeTexts>[0]

/** Shown for context; the others only when they change. */
const always = ['Titre', 'Description', 'Ville', 'Quartier', 'Adresse']

const isChanged = ({ before, after }: Difference): boolean => before !== '' || after !== ''

const photosOf = (item: Edited): PhotoChangesProps => {
  if (item.kind === 'offre' && item.lastVerified)
    return { before: item.lastVerified.photos, after: item.contenu.photos }
  if (item.kind !== 'profil') return { before: [], after: [] }
  const one = (src: string | null | undefined) => (src ? [{ src }] : [])
  return { before: one(item.lastVerified?.photo), after: one(item.contenu.photo) }
}

interface PhotoChangesProps {
  before: readonly { src: string }[]
  after: readonly { src: string }[]
}

const PhotoChanges = ({ before, after }: PhotoChangesProps) => {
  const without = (photos: PhotoChangesProps['before'], others: PhotoChangesProps['before']) =>
    photos.filter(({ src }) => !others.some((other) => other.src === src))
  return (
    <>
      <PhotoRow title="Photos retirées" photos={without(before, after)} />
      <PhotoRow title="Photos ajoutées" photos={without(after, before)} />
    </>
  )
}

const PhotoRow = ({ title, photos }: { title: string; photos: PhotoChangesProps['before'] }) =>
  photos.length > 0 && (
    <div className="mt-3">
      <h4 className="mb-1 text-base">{title}</h4>
      <ul className="flex flex-wrap gap-2">
        {photos.map(({ src }, index) => (
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

const removedLook = 'rounded bg-grenade-doux text-grenade-vif'
const addedLook = 'rounded bg-menthe-doux text-menthe-vif no-underline font-semibold'
