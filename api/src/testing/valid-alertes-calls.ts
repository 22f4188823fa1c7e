import { alertes } from '@colocdar/contracts/alertes'
import { alerteJetons } from '../schema/alertes.ts'
import { hashToken, newToken } from '../tokens.ts'
import { callAs } from './call-as.ts'
import { createMembre } from './membres.ts'
import type { TestApp } from './test-app.ts'
import type { Prepare } from './valid-call.ts'

const withAlerte = async (test: TestApp) => {
  const as = await createMembre(test)
  const body = { filtres: { prixMax: 2500, meuble: true }, frequence: 'immediate' }
  const answer = await callAs(test, as, alertes.create, { body })
  return { as, params: { id: answer.body.id as number } }
}

export const validAlertesCalls: Record<string, Prepare> = {
  'alertes.list': async (test) => ({ as: (await withAlerte(test)).as }),
  'alertes.create': async (test) => ({
    as: await createMembre(test),
    body: { filtres: { q: 'chambre', prixMax: 2500, logementType: ['CHAMBRE'] }, frequence: 'quotidienne' },
  }),
  'alertes.update': async (test) => ({ ...(await withAlerte(test)), body: { frequence: 'arretee' } }),
  'alertes.remove': withAlerte,
  'alertes.arret': async (test) => {
    const { as, params } = await withAlerte(test)
    const token = newToken()
    const jeton = { tokenHash: hashToken(token), utilisateurId: as.id, alerteIds: [params.id] }
    await test.deps.db.insert(alerteJetons).values(jeton)
    return { as: null, body: { token } }
  },
}
