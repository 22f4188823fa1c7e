import type { Profil } from '@colocdar/contracts/utilisateurs'
import type { Db } from '../../db/database.ts'
import type { Acteur } from '../../http/acteur.ts'
import { requireUploaded } from '../images/images-ownership.service.ts'
import { abandonImages } from '../images/images-removal.service.ts'
import { type ModificationRow, toShownModification } from '../modifications/modifications.service.ts'

interface Photos {
  /** On the profile. */
  photo: string | null
  /** Waits for an administrator. */
  later: string | null
}

/**
 * Which photo is shown and which one waits after an edit. Once an administrator has seen the profile, a new photo waits;
 * removing one does not. A form without the field changes nothing.
 */
export const choosePhoto = async (
  acteur: Acteur,
  tx: Db,
  before: Photos,
  { wanted, verified }: { wanted: string | null | undefined; verified: boolean },
): Promise<Photos> => {
  const photo = wanted === undefined ? (before.later ?? before.photo) : wanted
  if (photo === null || photo === before.photo) return { photo, later: null }
  if (photo !== before.later) await requireUploaded(tx, acteur, photo)
  return verified ? { photo: before.photo, later: photo } : { photo, later: null }
}

/** Photos that are neither on the profile any more, nor wait to be. */
export const abandonPhotos = (tx: Db, before: Photos, after: Photos): Promise<void> =>
  abandonImages(
    tx,
    [before.photo, before.later].filter(
      (src) => src !== null && src !== after.photo && src !== after.later,
    ) as string[],
  )

/** The photo of a profile's modification; null when it stays as it is. */
export const photoOf = (modification: ModificationRow | null): string | null => modification?.photos[0]?.src ?? null

export const toShownProfilModification = (row: ModificationRow | null | undefined): ShownModification => {
  const shown = toShownModification(row)
  if (!shown) return null
  const { photos, ...contenu } = shown.contenu
  const [photo] = photos ?? []
  return { ...shown, contenu: { ...contenu, ...(photo && { photo: photo.src }) } }
}

type ShownModification = NonNullable<Profil['modification']> | null
