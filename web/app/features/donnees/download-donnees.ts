import { donnees } from '@colocdar/contracts/donnees'
import { call } from '../../lib/client/client.ts'

const fileName = 'colocdar-mes-donnees.json'

/** Downloads what Colocdar stores about the member. By fetch: a plain link could not send the token. */
export const downloadDonnees = async (): Promise<void> => {
  const everything = await call(donnees.export, {})
  const address = URL.createObjectURL(new Blob([JSON.stringify(everything, null, 2)], { type: 'application/json' }))
  Object.assign(document.createElement('a'), { href: address, download: fileName }).click()
  URL.revokeObjectURL(address)
}
