import { toE164 } from '@colocdar/contracts/telephone-format'
import type { Profil } from '@colocdar/contracts/utilisateurs'

type Typed = Record<'nom' | 'prenom' | 'telephone', string>

/** Whether saving these fields ends a confirmed identity, as the server decides it. */
export const endsIdentity = (profil: Pick<Profil, keyof Typed | 'identityVerified'>, typed: Typed): boolean =>
  profil.identityVerified &&
  (typed.nom.trim() !== profil.nom ||
    typed.prenom.trim() !== profil.prenom ||
    numberOf(typed.telephone) !== numberOf(profil.telephone ?? ''))

// The same number may be written in another way.
const numberOf = (telephone: string): string => toE164(telephone) ?? telephone.trim()
