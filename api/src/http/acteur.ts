import type { Role } from '@colocdar/contracts/enumerations'
import { AppError } from '@colocdar/contracts/errors'

/** The member who acts, as the token says. */
export interface Acteur {
  id: number
  roles: Role[]
  emailVerified: boolean
}

export const isAdmin = (acteur: Acteur | null): boolean => acteur?.roles.includes('ROLE_ADMIN') ?? false

/** Who somebody is comes from the token: an id in a body may repeat it, not change it. */
export const requireSelf = (acteur: Acteur, id: number | null | undefined): void => {
  if (id !== undefined && id !== null && id !== acteur.id) throw new AppError('FORBIDDEN')
}
