import type { Demande } from '@colocdar/contracts/demandes'
import { type Acteur, isAdmin } from '../../http/acteur.ts'
import { maskEmail } from '../../mask-email.ts'

type Owned = Pick<Demande, 'demandeurId'>
type Published = { verified: boolean; masque: boolean }

export const ownsDemande = (acteur: Acteur | null, demande: Owned): boolean => acteur?.id === demande.demandeurId

/** Everybody sees a public request; the others are for their author and for administrators. */
export const canSeeDemande = (acteur: Acteur | null, demande: Owned & Published): boolean =>
  isPublic(demande) || seesAll(acteur, demande)

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

/** Its author and administrators see everything of a request. */
export const seesAll = (acteur: Acteur | null, demande: Owned): boolean =>
  ownsDemande(acteur, demande) || isAdmin(acteur)
