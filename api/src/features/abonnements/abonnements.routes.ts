import { abonnements } from '@colocdar/contracts/abonnements'
import { on } from '../../http/route.ts'
import { listAbonnementsOf } from './abonnements.service.ts'

export const abonnementsRoutes = [
  on(abonnements.ofUtilisateur, ({ acteur, deps, params }) => listAbonnementsOf(acteur, deps.db, params.id)),
]
