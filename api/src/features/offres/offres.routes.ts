import { offres } from '@colocdar/contracts/offres'
import { sendVersioned } from '../../http/etag.ts'
import { languageOf } from '../../http/language.ts'
import { on } from '../../http/route.ts'
import { listSimilarOffres, readOffre } from './offres.service.ts'
import { offreListTags, offrePistesTags, offresProchesTags, offreTags, similarTags } from './offres.tags.ts'
import { removeOffreModification, updateOffre } from './offres-modification.service.ts'
import { suggestPhrases } from './offres-phrases.service.ts'
import { createOffre, markDisponible, markLoue, removeOffre } from './offres-publication.service.ts'
import { findPistes, listProches, searchOffres } from './offres-search.service.ts'

export const offresRoutes = [
  on(offres.search, ({ acteur, deps, query }) => searchOffres(acteur, deps.db, query), offreListTags),
  on(offres.pistes, ({ deps, query }) => findPistes(deps.db, query), offrePistesTags),
  on(offres.proches, ({ deps, query }) => listProches(deps.db, query), offresProchesTags),
  on(offres.phrases, ({ deps, query, request, setHeader }) => {
    setHeader('vary', 'Accept-Language')
    return suggestPhrases(deps, query.q ?? '', languageOf(request?.headers['accept-language']))
  }),
  on(
    offres.one,
    async (call) => sendVersioned(call, await readOffre(call.acteur, call.deps.db, call.params.id)),
    offreTags,
  ),
  on(
    offres.similar,
    ({ acteur, deps, params, query }) => listSimilarOffres(acteur, deps.db, { ...params, ...query }),
    similarTags,
  ),
  on(offres.create, ({ acteur, deps, body }) => createOffre(acteur, deps, body)),
  on(offres.update, async (call) => {
    const { acteur, deps, params, body, ifMatch } = call
    return sendVersioned(call, await updateOffre(acteur, deps, { id: params.id, change: body, ifMatch }))
  }),
  on(offres.removeModification, async (call) =>
    sendVersioned(call, await removeOffreModification(call.acteur, call.deps, { ...call.params, ...call.query })),
  ),
  on(offres.remove, ({ acteur, deps, params }) => removeOffre(acteur, deps, params.id)),
  on(offres.markLoue, ({ acteur, deps, params }) => markLoue(acteur, deps, params.id)),
  on(offres.markDisponible, ({ acteur, deps, params }) => markDisponible(acteur, deps, params.id)),
]
