import type { Acteur } from '../http/acteur.ts'

/** Who may make a call, for tests of policies: no database. */
export const acteurOf = (id: number, changes: Partial<Acteur> = {}): Acteur => ({
  id,
  roles: ['ROLE_USER'],
  emailVerified: true,
  profileFilled: true,
  ...changes,
})

export const somebody = acteurOf(2)
export const admin = acteurOf(9, { roles: ['ROLE_USER', 'ROLE_ADMIN'] })
