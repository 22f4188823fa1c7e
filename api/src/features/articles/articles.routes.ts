import { articles } from '@colocdar/contracts/articles'
import { sendVersioned } from '../../http/etag.ts'
import { on } from '../../http/route.ts'
import {
  changeArticle,
  createArticle,
  listArticles,
  previewArticle,
  readArticle,
  removeArticle,
  setPublished,
} from './articles.service.ts'

export const articlesRoutes = [
  on(articles.list, ({ deps, query }) => listArticles(deps, query)),
  on(articles.one, async (call) => sendVersioned(call, await readArticle(call.deps, call.params.id))),
  on(articles.create, ({ acteur, deps, body }) => createArticle(acteur, deps, body)),
  on(articles.update, async (call) => {
    const { acteur, deps, params, body, ifMatch } = call
    return sendVersioned(call, await changeArticle(acteur, deps, { id: params.id, form: body, ifMatch }))
  }),
  on(articles.preview, ({ deps, body }) => previewArticle(deps, body.contenu)),
  on(articles.publish, async (call) => {
    const { acteur, deps, params, ifMatch } = call
    return sendVersioned(call, await setPublished(acteur, deps, { ...params, action: 'publish', ifMatch }))
  }),
  on(articles.unpublish, async (call) => {
    const { acteur, deps, params, ifMatch } = call
    return sendVersioned(call, await setPublished(acteur, deps, { ...params, action: 'unpublish', ifMatch }))
  }),
  on(articles.remove, ({ acteur, deps, params }) => removeArticle(acteur, deps, params.id)),
]
