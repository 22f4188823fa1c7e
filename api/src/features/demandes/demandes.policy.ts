import { type AnnonceSituation, annonceEtats, etatOfAnnonce } from '@colocdar/contracts/annonces-etats'
import type { Demande } from '@colocdar/contracts/demandes'
import { type Acteur, isAdmin } from '../../http/acteur.ts'
import { maskEmail } from '../../mask-email.ts'

type Owned = Pick<Demande, 'demandeurId'>

export const ownsDemande = (acteur: Acteur | null, demande: Owned): boolean => acteur?.id === demande.demandeurId

/** Its state says whether everybody sees its page; its author and administrators always do. */
export const canSeeDemande = (acteur: Acteur | null, demande: Owned & AnnonceSituation): boolean =>
  annonceEtats[etatOfAnnonce(demande)].page || seesAll(acteur, demande)

/** In lists, administrators get what everybody gets: they have the moderation. */
export const canListDemande = (acteur: Acteur | null, demande: Owned & AnnonceSituation): boolean =>
  annonceEtats[etatOfAnnonce(demande)].listed || ownsDemande(acteur, demande)

/** Others see neither the full e-mail address nor the reason of a refusal. */
export const presentDemande = <T extends Demande>(acteur: Acteur | null, demande: T): T =>
  seesAll(acteur, demande)
    ? demande
    : {
        ...demande,
        motifRefus: null,
        demandeur: { ...demande.demandeur, email: maskEmail(demande.demandeur.email) },
      }

/** Its author and administrators see everything of a request. */
export const seesAll = (acteur: Acteur | null, demande: Owned): boolean =>
  ownsDemande(acteur, demande) || isAdmin(acteur)
