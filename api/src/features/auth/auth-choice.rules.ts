import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { administratorPasswordMin, commonPassword, shortForAdministrator } from '@colocdar/contracts/auth'
import { AppError } from '@colocdar/contracts/errors'
import { type Acteur, isAdmin } from '../../http/acteur.ts'

const list = createRequire(import.meta.url).resolve('@colocdar/contracts/common-passwords.txt')
const commonPasswords = new Set(readFileSync(list, 'utf8').split('\n').filter(Boolean))

/** For a password that is being chosen: one that exists goes on opening its account. */
export const requireChoosable = (
  field: 'password' | 'newPassword',
  password: string,
  roles: Acteur['roles'] = ['ROLE_USER'],
): void => {
  const typed = password.normalize('NFKC')
  const refuse = (message: string) => new AppError('INVALID', { message, details: { [field]: message } })
  if (commonPasswords.has(typed.toLowerCase())) throw refuse(commonPassword)
  if (isAdmin({ roles }) && [...typed].length < administratorPasswordMin) throw refuse(shortForAdministrator)
}
