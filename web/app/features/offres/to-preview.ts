import type { OffreRepere } from '@colocdar/contracts/reperes'
import type { Profil } from '@colocdar/contracts/utilisateurs'
import { readList } from '../../lib/forms/typed-fields.ts'
import type { Option } from '../../ui/fields/select-field.tsx'
import type { OffreDetails } from './offre-details.ts'
import { parseDetails } from './offre-details.ts'
import type { ShownOffre } from './shown-offre.ts'

interface Draft {
  details: OffreDetails
  /** The photos' src. */
  photos: readonly string[]
  profil: Profil | null
  villes: readonly Option[]
}

/** The offer as it will be published. */
export const toPreview = ({ details, photos, profil, villes }: Draft): ShownOffre => {
  const ville = villes.find(({ value }) => String(value) === details.villeId)
  return {
    id: 0,
    ...parseDetails(details),
    reperes: details.reperes ? (readList(details.reperes) as OffreRepere[]) : null,
    ville: ville ? { id: Number(ville.value), nom: ville.label, image: null } : null,
    photos: photos.map((src) => ({ src, status: 'ready', ...unknownSize })),
    proprietaire: profil && {
      id: profil.id,
      nom: profil.nom,
      prenom: profil.prenom,
      isVerified: profil.identityVerified,
    },
    // Its photos are for their owner alone until an administrator has accepted them.
    verified: false,
    createdAt: new Date().toISOString(),
  }
}

// Only the server knows the real sizes; cards crop every photo to the same shape.
const unknownSize = { width: 800, height: 600, couleur: '#e7decf' }
