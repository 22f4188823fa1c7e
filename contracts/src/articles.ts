import * as z from 'zod/mini'
import { Id, IdParams, Instant, paged, pageQuery } from './common.ts'
import { endpoint } from './endpoint.ts'
import { optionalText, text } from './text.ts'

export const Article = z.object({
  id: Id,
  titre: z.string(),
  image: z.nullable(z.string()),
  auteur: z.nullable(z.object({ id: Id, username: z.string() })),
  /** Null while it is a draft. */
  publishedAt: z.nullable(Instant),
  createdAt: Instant,
  updatedAt: Instant,
  version: z.int(),
})
export type Article = z.output<typeof Article>

export const ArticleDetail = z.extend(Article, {
  /** HTML as written. */
  contenu: z.string(),
})
export type ArticleDetail = z.output<typeof ArticleDetail>

const longestContenu = 100_000

export const ArticleForm = z.object({
  titre: text({ required: 'Le titre est requis.', max: 200 }),
  contenu: text({ required: 'Le contenu est requis.', max: longestContenu }),
  /** The file name of the caller's own upload, or the picture that the article already has. */
  image: optionalText(100),
})
export type ArticleForm = z.input<typeof ArticleForm>

export const articles = {
  list: endpoint('GET', '/admin/articles', 'admin', {
    summary: 'Articles du blog, brouillons compris, les derniers créés d’abord ; 409 quand Blogger tient le blog',
    query: z.object(pageQuery(20)),
    response: paged(Article),
    errors: ['CONFLICT'],
  }),
  one: endpoint('GET', '/admin/articles/{id}', 'admin', {
    summary: 'Un article avec son texte',
    params: IdParams,
    response: ArticleDetail,
    versioned: true,
    errors: ['NOT_FOUND', 'CONFLICT'],
  }),
  create: endpoint('POST', '/admin/articles', 'admin', {
    summary: 'Écrire un brouillon',
    body: ArticleForm,
    response: ArticleDetail,
    status: 201,
    idempotent: true,
    errors: ['CONFLICT'],
  }),
  update: endpoint('PUT', '/admin/articles/{id}', 'admin', {
    summary: 'Modifier un article, publié ou non',
    params: IdParams,
    body: ArticleForm,
    response: ArticleDetail,
    versioned: true,
    errors: ['NOT_FOUND', 'CONFLICT', 'STALE'],
  }),
  preview: endpoint('POST', '/admin/articles/preview', 'admin', {
    summary: 'Ce que les lecteurs verront d’un texte, enregistré ou non',
    body: z.object({ contenu: z.string().check(z.maxLength(longestContenu)) }),
    response: z.object({
      /** HTML, sanitised as for readers. */
      apercu: z.string(),
    }),
    errors: ['CONFLICT'],
  }),
  publish: endpoint('POST', '/admin/articles/{id}/publish', 'admin', {
    summary: 'Publier un brouillon',
    params: IdParams,
    response: ArticleDetail,
    versioned: true,
    errors: ['NOT_FOUND', 'CONFLICT', 'STALE'],
  }),
  unpublish: endpoint('POST', '/admin/articles/{id}/unpublish', 'admin', {
    summary: 'Refaire d’un article un brouillon',
    params: IdParams,
    response: ArticleDetail,
    versioned: true,
    errors: ['NOT_FOUND', 'CONFLICT', 'STALE'],
  }),
  remove: endpoint('DELETE', '/admin/articles/{id}', 'admin', {
    summary: 'Supprimer un article',
    params: IdParams,
    response: z.void(),
    errors: ['NOT_FOUND', 'CONFLICT'],
  }),
}
