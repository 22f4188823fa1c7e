import { canDecide, type Decision } from '@colocdar/contracts/conversations-decisions'
import type { OffreStatut } from '@colocdar/contracts/enumerations'
import { AppError } from '@colocdar/contracts/errors'
import type { Acteur } from '../../http/acteur.ts'
import * as texts from './conversations.texts.fr.ts'

/**
 * Who may write to whom:
 * - the contract asks for a verified e-mail (`access: 'emailVerifie'`); the profile must be filled;
 * - a conversation begins at a public ad of another member;
 * - new ones have quotas (`limits/sliding-quotas.ts`);
 * - only the two members see it: for everyone else it does not exist.
 */
export const requireConversation = <T>(conversation: T | null): T => {
  if (conversation === null) throw new AppError('NOT_FOUND', { message: texts.unknown })
  return conversation
}

export const requireWriter = (acteur: Acteur): void => {
  if (!acteur.profileFilled) throw new AppError('PROFILE_INCOMPLETE', { message: texts.profileIncomplete })
}

/** What decides whether a message arrives. */
export interface Reach {
  /** The member who writes has blocked the other one. */
  bloque: boolean
  /** The other one has blocked the member who writes. */
  bloqueParAutre: boolean
  /** The other account was deleted or blocked by an administrator. */
  absent: boolean
  /** The other one has left, before blocking the member who writes if they did: a later departure does not show. */
  quitte: boolean
}

/** Whether the message is lost. A blocked member must not notice: they are refused what anyone would be. */
export const requireReach = ({ bloque, bloqueParAutre, absent, quitte }: Reach): { perdu: boolean } => {
  if (bloque) throw new AppError('CONFLICT', { message: texts.blocked })
  if (absent) throw noLongerMember()
  if (quitte) throw new AppError('CONFLICT', { message: texts.left })
  return { perdu: bloqueParAutre }
}

/** Whether a message would be accepted. */
export const canReach = ({ bloque, absent, quitte }: Reach): boolean => !bloque && !absent && !quitte

export const noLongerMember = (): AppError => new AppError('CONFLICT', { message: texts.gone })

/** Whether the conversation looks left. */
export const isGone = ({ absent, quitte }: Reach): boolean => absent || quitte

/** Whose offer a conversation is about decides, and not who wrote. */
export const requireDecideur = ({ decideur }: { decideur: boolean }): void => {
  if (!decideur) throw new AppError('FORBIDDEN', { message: texts.ownerDecides })
}

export const requireTransition = (from: Decision, to: Decision): void => {
  if (!canDecide(from, to)) throw new AppError('CONFLICT', { message: texts.decided })
}

/** Another's offer does not exist for the member. */
export const requireOwnOffre = <T>(offre: T | null): T => {
  if (offre === null) throw new AppError('NOT_FOUND', { message: texts.offreUnknown })
  return offre
}

export const requireLouee = ({ statut }: { statut: OffreStatut }): void => {
  if (statut !== 'LOUE') throw new AppError('CONFLICT', { message: texts.notRented })
}

/** The same text to this many people within these days is brought to the moderators' notice. */
export const repetition = { people: 10, days: 7 } as const
