import type { Access } from '@colocdar/contracts/endpoint'
import { AppError } from '@colocdar/contracts/errors'
import { type Acteur, isAdmin } from './acteur.ts'

type Guard = (acteur: Acteur | null) => void

const membre: Guard = (acteur) => {
  if (!acteur) throw new AppError('UNAUTHENTICATED')
}

/** What each access level requires of the caller, checked before any handler runs. */
export const guards: Record<Access, Guard> = {
  public: () => {},
  membre,
  emailVerifie: (acteur) => {
    membre(acteur)
    if (!acteur?.emailVerified) throw new AppError('EMAIL_NOT_VERIFIED')
  },
  admin: (acteur) => {
    membre(acteur)
    if (!isAdmin(acteur)) throw new AppError('FORBIDDEN')
  },
}
