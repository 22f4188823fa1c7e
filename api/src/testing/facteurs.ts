import { codeOf, fromBase32, newSecret, stepAt } from '../features/facteurs/facteurs-totp.rules.ts'
import { facteurs } from '../schema/facteurs.ts'
import type { TestData } from './test-app.ts'

/** What the app of this secret shows now, or so many steps later. */
export const codeNow = ({ deps }: TestData, secret: string, steps = 0): string =>
  codeOf(fromBase32(secret), stepAt(deps.clock()) + steps)

/** A second factor whose codes were not used yet, inserted directly. Returns its secret. */
export const createFacteur = async ({ deps }: TestData, utilisateurId: number): Promise<string> => {
  const secret = newSecret()
  await deps.db.insert(facteurs).values({ utilisateurId, secret: fromBase32(secret), dernierPas: 0 })
  return secret
}
