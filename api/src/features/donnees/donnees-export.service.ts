import type { DonneesPersonnelles } from '@colocdar/contracts/donnees'
import { AppError } from '@colocdar/contracts/errors'
import { upload } from '@colocdar/contracts/paths'
import type { Deps } from '../../deps.ts'
import type { Acteur } from '../../http/acteur.ts'
import { listAbonnementsOf } from '../abonnements/abonnements.service.ts'
import { selectDemandeOf } from '../demandes/demandes.repository.ts'
import { selectOffresOf } from '../offres/offres.repository.ts'
import {
  countRevelationsOf,
  selectAvisOf,
  selectIdentite,
  selectMessagesFrom,
  selectPhotosOf,
  selectSessionsOf,
} from './donnees-export.repository.ts'

// Nobody has so many: an export is whole, and still has an end.
const everyOffre = { limit: 10_000, offset: 0 }

/** All that is kept about the member, read as of one moment. */
export const exportDonnees = (
  acteur: Acteur,
  { db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
): Promise<DonneesPersonnelles> =>
  db.transaction(
    async (tx) => {
      const identite = await selectIdentite(tx, acteur.id)
      if (!identite) throw new AppError('UNAUTHENTICATED')
      const { compte, profil } = identite
      const offres = await selectOffresOf(tx, { proprietaireId: acteur.id, publicOnly: false }, {}, everyOffre)
      const toAddress = (src: string) => `${config.publicUrl}${upload(src)}`
      return {
        exporteLe: clock().toISOString(),
        compte,
        profil,
        offres: offres.rows.map((offre) => ({ ...offre, photos: offre.photos.map(({ src }) => toAddress(src)) })),
        demande: await selectDemandeOf(tx, acteur.id),
        avis: await selectAvisOf(tx, acteur.id),
        abonnements: await listAbonnementsOf(acteur, tx, acteur.id),
        photos: (await selectPhotosOf(tx, acteur.id)).map(toAddress),
        revelations: await countRevelationsOf(tx, acteur.id),
        // Anybody can type an address into the contact form: only its owner may read what was sent from it.
        messages: compte.emailVerifieLe ? await selectMessagesFrom(tx, compte.email) : [],
        sessions: await selectSessionsOf(tx, acteur.id, clock()),
      }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
