import { comptes } from '@colocdar/contracts/comptes'
import { on } from '../../http/route.ts'
import { readCompte, searchComptes } from './comptes.service.ts'
import { blockCompte, setAdmin, setIdentity, unblockCompte } from './comptes-changes.service.ts'

export const comptesRoutes = [
  on(comptes.search, ({ deps, query }) => searchComptes(deps.db, query)),
  on(comptes.one, ({ deps, params }) => readCompte(deps, params.id)),
  on(comptes.block, ({ acteur, deps, params, body }) => blockCompte(acteur, deps, { ...params, ...body })),
  on(comptes.unblock, ({ acteur, deps, params }) => unblockCompte(acteur, deps, params.id)),
  on(comptes.setIdentity, ({ acteur, deps, params, body }) => setIdentity(acteur, deps, { ...params, ...body })),
  on(comptes.setAdmin, ({ acteur, deps, params, body }) => setAdmin(acteur, deps, { ...params, ...body })),
]
