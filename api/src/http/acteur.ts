import type { Role } from '@colocdar/contracts/enumerations'
import { AppError } from '@colocdar/contracts/errors'

/** The member who makes the call, as the token says. */
export interface Acteur {
  id: number
  roles: Role[]
  emailVerified: boolean
  profileFilled: boolean
  /** Of an administrator who needs a second factor: when it was last shown in this session. */
  factor?: { shownAt: Date | null }
}

export const isAdmin = (acteur: Pick<Acteur, 'roles'> | null): boolean => acteur?.roles.includes('ROLE_ADMIN') ?? false

export const isSelf = (acteur: Acteur | null, id: number): boolean => acteur?.id === id

/** An id in the input may repeat the caller's own, never name another member. */
export const requireSelf = (acteur: Acteur, id: number | null | undefined): void => {
  if (id !== undefined && id !== null && !isSelf(acteur, id)) throw new AppError('FORBIDDEN')
}

/** Members publish only once their profile says who they are and how to reach them. */
export const requireFilledProfile = (acteur: Acteur): void => {
  if (!acteur.profileFilled) throw new AppError('PROFILE_INCOMPLETE')
}
