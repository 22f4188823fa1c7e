import { donnees } from '@colocdar/contracts/donnees'
import { call } from '../../lib/client/client.ts'

const fileName = 'colocdar-mes-donnees.json'

/** Saves what Colocdar keeps about the member. Fetched first: a plain link could not carry the session. */
export const downloadDonnees = async (): Promise<void> => {
  const everything = await call(donnees.export, {})
  const address = URL.createObjectURL(new Blob([JSON.stringify(everything, null, 2)], { type: 'application/json' }))
  Object.assign(document.createElement('a'), { href: address, download: fileName }).click()
  URL.revokeObjectURL(address)
}
