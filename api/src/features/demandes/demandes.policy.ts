import type { Demande } from '@colocdar/contracts/demandes'
import { type Acteur, isAdmin } from '../../http/acteur.ts'
import { maskEmail } from '../../mask-email.ts'

type Owned = Pick<Demande, 'demandeurId'>

export const ownsDemande = (acteur: Acteur | null, demande: Owned): boolean => acteur?.id === demande.demandeurId

/** Everybody sees a verified request; until then, and while its author is blocked, few do. */
export const canSeeDemande = (
  acteur: Acteur | null,
  demande: Owned & { verified: boolean; masque: boolean },
): boolean => (demande.verified && !demande.masque) || seesAll(acteur, demande)

/** Others get neither the address to write to nor the reason of a refusal. */
export const presentDemande = <T extends Demande>(acteur: Acteur | null, demande: T): T =>
  seesAll(acteur, demande)
    ? demande
    : {
        ...demande,
        motifRefus: null,
        demandeur: { ...demande.demandeur, email: maskEmail(demande.demandeur.email) },
      }

const seesAll = (acteur: Acteur | null, demande: Owned): boolean => ownsDemande(acteur, demande) || isAdmin(acteur)
