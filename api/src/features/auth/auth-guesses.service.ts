import type { Deps } from '../../deps.ts'
import { addressKey } from '../../limits/address-key.ts'

/**
 * Wrong passwords, by one name from one network, and by all names from that network: guessing one password for many
 * names is stopped too. Never by the name alone, which would lock its owner out.
 */
export const guessLimits = (limits: Deps['limits'], username: string, ip: string) => {
  const network = addressKey(ip)
  // Per typed name, not per account: a limit shared by username and e-mail would reveal that they belong together.
  const name = `${username.toLowerCase()}|${network}`
  return {
    async check(): Promise<void> {
      await limits.check('signinFailure', name)
      await limits.check('signinFailureNetwork', network)
    },
    async countFailure(): Promise<void> {
      await limits.take('signinFailure', name)
      await limits.take('signinFailureNetwork', network)
    },
  }
}
