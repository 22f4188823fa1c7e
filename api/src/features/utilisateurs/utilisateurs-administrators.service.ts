import { AppError } from '@colocdar/contracts/errors'
import type { Db } from '../../db/database.ts'
import { lockAdmins } from './utilisateurs-administrators.repository.ts'

/** The ids of the administrators who are not blocked. Nobody joins or leaves them until the transaction ends. */
export const lockAdministrators = (tx: Db): Promise<number[]> => lockAdmins(tx)

/** Call it before a member loses the role or leaves: there is always at least one administrator. */
export const requireNotLastAdministrator = (administrators: number[], id: number): void => {
  if (administrators.length === 1 && administrators.includes(id))
    throw new AppError('CONFLICT', { message: 'Il doit rester au moins un administrateur.' })
}
