import { favoris } from '@colocdar/contracts/favoris'
import { on } from '../../http/route.ts'
import { addFavoris, listFavoriIds, listFavoris, listOffresOnline, removeFavori } from './favoris.service.ts'

export const favorisRoutes = [
  on(favoris.list, ({ acteur, deps }) => listFavoris(acteur, deps.db)),
  on(favoris.ids, ({ acteur, deps }) => listFavoriIds(acteur, deps.db)),
  on(favoris.add, ({ acteur, deps, body }) => addFavoris(acteur, deps, body.favoris)),
  on(favoris.remove, ({ acteur, deps, params }) => removeFavori(acteur, deps.db, params.id)),
  on(favoris.offres, ({ deps, query }) => listOffresOnline(deps.db, query.ids)),
]
