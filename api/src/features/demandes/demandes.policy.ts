import type { Demande } from '@colocdar/contracts/demandes'
import { type Acteur, isAdmin } from '../../http/acteur.ts'
import { maskEmail } from '../../mask-email.ts'

type Owned = Pick<Demande, 'demandeurId'>
type Published = { verified: boolean; masque: boolean; endormie?: boolean | undefined; retiree: boolean }

export const ownsDemande = (acteur: Acteur | null, demande: Owned): boolean => acteur?.id === demande.demandeurId

/** Everybody sees the page of a public request, and of one asleep; the others are for their author and for administrators. */
export const canSeeDemande = (acteur: Acteur | null, demande: Owned & Published): boolean =>
  isPublic(demande) || isOnlyAsleep(demande) || seesAll(acteur, demande)

/** In lists, administrators get what everybody gets: they have the moderation. */
export const canListDemande = (acteur: Acteur | null, demande: Owned & Published): boolean =>
  isPublic(demande) || ownsDemande(acteur, demande)

/** Others see neither the full e-mail address nor the reason of a refusal. */
export const presentDemande = <T extends Demande>(acteur: Acteur | null, demande: T): T =>
  seesAll(acteur, demande)
    ? demande
    : {
        ...demande,
        motifRefus: null,
        demandeur: { ...demande.demandeur, email: maskEmail(demande.demandeur.email) },
      }

const isPublic = ({ verified, masque }: Published): boolean => verified && !masque

const isOnlyAsleep = ({ verified, endormie, retiree }: Published): boolean => verified && endormie === true && !retiree

/** Its author and administrators see everything of a request. */
export const seesAll = (acteur: Acteur | null, demande: Owned): boolean =>
  ownsDemande(acteur, demande) || isAdmin(acteur)
