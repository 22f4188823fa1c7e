import { donnees } from '@colocdar/contracts/donnees'
import { on } from '../../http/route.ts'
import { exportDonnees } from './donnees-export.service.ts'
import { removeAccount } from './donnees-removal.service.ts'

export const donneesRoutes = [
  on(donnees.export, ({ acteur, deps, setHeader }) => {
    setHeader('cache-control', 'no-store')
    setHeader('content-disposition', 'attachment; filename="colocdar-mes-donnees.json"')
    return exportDonnees(acteur, deps)
  }),
  on(donnees.remove, ({ acteur, deps, body, log }) => removeAccount(acteur, deps, { ...body, log })),
]
