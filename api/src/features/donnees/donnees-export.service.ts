import type { DonneesPersonnelles } from '@colocdar/contracts/donnees'
import { AppError } from '@colocdar/contracts/errors'
import { upload } from '@colocdar/contracts/paths'
import type { Deps } from '../../deps.ts'
import type { Acteur } from '../../http/acteur.ts'
import { listAbonnementsOf } from '../abonnements/abonnements.service.ts'
import { exportAlertes } from '../alertes/alertes.service.ts'
import { exportAppareils } from '../appareils/appareils.service.ts'
import { lastSeen } from '../auth/auth-presences.service.ts'
import { listCles } from '../cles/cles.service.ts'
import { exportBlocages, exportConversationsOf } from '../conversations/conversations-reads.service.ts'
import { findDemandeOf } from '../demandes/demandes-lookup.service.ts'
import { exportFacteur } from '../facteurs/facteurs.service.ts'
import { exportFavoris } from '../favoris/favoris.service.ts'
import { readReglages } from '../mails/mails.service.ts'
import { exportModificationsOf } from '../modifications/modifications.service.ts'
import { exportOffresOf } from '../offres/offres-export.service.ts'
import { exportPush } from '../push/push.service.ts'
import { exportSignalements } from '../signalements/signalements.service.ts'
import { exportVisites } from '../visites/visites.service.ts'
import {
  countTelephonesShown,
  selectAvisOf,
  selectIdentite,
  selectMessagesFrom,
  selectPhotosOf,
  selectSessionsOf,
} from './donnees-export.repository.ts'

/** Everything that is stored about the member, read in one snapshot. */
export const exportDonnees = (
  acteur: Acteur,
  { db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
): Promise<DonneesPersonnelles> =>
  db.transaction(
    async (tx) => {
      const identite = await selectIdentite(tx, acteur.id)
      if (!identite) throw new AppError('UNAUTHENTICATED')
      const { compte, profil } = identite
      const offres = await exportOffresOf(tx, acteur.id)
      const toAddress = (src: string) => `${config.publicUrl}${upload(src)}`
      return {
        exporteLe: clock().toISOString(),
        compte: { ...compte, vuLe: (await lastSeen(tx, acteur.id))?.toISOString() ?? null },
        profil: { ...profil, photo: profil.photo && toAddress(profil.photo) },
        offres: offres.map((offre) => ({ ...offre, photos: offre.photos.map(({ src }) => toAddress(src)) })),
        demande: await findDemandeOf(tx, acteur.id),
        alertes: await exportAlertes(tx, acteur.id),
        favoris: await exportFavoris(tx, acteur.id),
        mails: await readReglages(acteur, tx),
        modifications: await exportModificationsOf(tx, acteur.id),
        avis: await selectAvisOf(tx, acteur.id),
        signalements: await exportSignalements(tx, acteur.id),
        abonnements: await listAbonnementsOf(acteur, tx, acteur.id),
        photos: (await selectPhotosOf(tx, acteur.id)).map(toAddress),
        revelations: await countTelephonesShown(tx, acteur.id),
        // Anyone can type any address into the contact form: messages go to its verified owner only.
        messages: compte.emailVerifieLe ? await selectMessagesFrom(tx, compte.email) : [],
        conversations: await exportConversationsOf(tx, acteur.id),
        blocages: await exportBlocages(tx, acteur.id),
        visites: await exportVisites(tx, acteur.id, clock()),
        sessions: await selectSessionsOf(tx, acteur.id, clock()),
        facteur: await exportFacteur(tx, acteur.id),
        appareils: await exportAppareils(tx, acteur.id),
        cles: await listCles(tx, acteur.id),
        push: await exportPush(tx, acteur.id),
      }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
