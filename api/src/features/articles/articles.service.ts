import type { Article, ArticleDetail } from '@colocdar/contracts/articles'
import type { Paged } from '@colocdar/contracts/common'
import { AppError } from '@colocdar/contracts/errors'
import type { JournalAction } from '@colocdar/contracts/journal'
import type { Db } from '../../db/database.ts'
import type { PageRequest } from '../../db/paged-list.ts'
import type { Deps } from '../../deps.ts'
import type { Acteur } from '../../http/acteur.ts'
import { requireMatch, type Versioned } from '../../http/etag.ts'
import { sanitizeContent } from '../blog/blog-content.rules.ts'
import { requireOwnImage } from '../images/images-ownership.service.ts'
import { recordJournal } from '../journal/journal.service.ts'
import {
  type ArticleRow,
  type ArticleText,
  deleteArticle,
  insertArticle,
  lockArticle,
  selectArticle,
  selectArticles,
  updateArticle,
} from './articles.repository.ts'

type ArticleDeps = Pick<Deps, 'db' | 'clock' | 'config'>

export const listArticles = async (deps: ArticleDeps, page: PageRequest): Promise<Paged<Article>> => {
  requireOwnBlog(deps)
  return selectArticles(deps.db, page)
}

export const readArticle = async (deps: ArticleDeps, id: number): Promise<Versioned<ArticleDetail>> => {
  requireOwnBlog(deps)
  return toVersioned(known(await selectArticle(deps.db, id)))
}

/** Sanitised as for readers. Nothing is saved. */
export const previewArticle = async (deps: ArticleDeps, contenu: string): Promise<{ apercu: string }> => {
  requireOwnBlog(deps)
  return { apercu: sanitizeContent(contenu) }
}

export const createArticle = (acteur: Acteur, deps: ArticleDeps, form: ArticleText): Promise<ArticleDetail> =>
  inOwnBlog(deps, async (tx) => {
    await requireOwnImage(tx, acteur, form.image)
    const id = await insertArticle(tx, { ...form, auteurId: acteur.id })
    const article = known(await selectArticle(tx, id))
    await record(tx, deps, acteur, 'create', { id, apres: article })
    return article
  })

export const changeArticle = (
  acteur: Acteur,
  deps: ArticleDeps,
  { id, form, ifMatch }: { id: number; form: ArticleText; ifMatch: string | undefined },
): Promise<Versioned<ArticleDetail>> =>
  inOwnBlog(deps, async (tx) => {
    const before = known(await lockArticle(tx, id))
    requireMatch(ifMatch, before.version)
    if (form.image !== before.image) await requireOwnImage(tx, acteur, form.image)
    await updateArticle(tx, id, form)
    const article = known(await selectArticle(tx, id))
    await record(tx, deps, acteur, 'update', { id, avant: before, apres: article })
    return toVersioned(article)
  })

export const removeArticle = (acteur: Acteur, deps: ArticleDeps, id: number): Promise<void> =>
  inOwnBlog(deps, async (tx) => {
    const before = known(await lockArticle(tx, id))
    await deleteArticle(tx, id)
    await record(tx, deps, acteur, 'remove', { id, avant: before })
  })

export const setPublished = (
  acteur: Acteur,
  deps: ArticleDeps,
  { id, action, ifMatch }: { id: number; action: 'publish' | 'unpublish'; ifMatch: string | undefined },
): Promise<Versioned<ArticleDetail>> =>
  inOwnBlog(deps, async (tx) => {
    const before = known(await lockArticle(tx, id))
    requireMatch(ifMatch, before.version)
    if ((before.publishedAt !== null) === (action === 'publish')) return toVersioned(before)
    await updateArticle(tx, id, { publishedAt: action === 'publish' ? deps.clock() : null })
    const article = known(await selectArticle(tx, id))
    await record(tx, deps, acteur, action, { id, avant: before, apres: article })
    return toVersioned(article)
  })

const inOwnBlog = async <T>(deps: ArticleDeps, work: (tx: Db) => Promise<T>): Promise<T> => {
  requireOwnBlog(deps)
  return deps.db.transaction(work)
}

const requireOwnBlog = ({ config }: ArticleDeps): void => {
  if (!config.blogger) return
  throw new AppError('CONFLICT', { message: 'Le blog est tenu sur Blogger\u00a0: ses articles s’écrivent là-bas.' })
}

const known = (article: ArticleRow | null): ArticleRow => {
  if (!article) throw new AppError('NOT_FOUND', { message: 'Cet article n’existe pas.' })
  return article
}

const toVersioned = (article: ArticleRow): Versioned<ArticleDetail> => ({
  version: article.version,
  value: article,
})

/** The journal stores the title and whether the article was public, not its text. */
const record = (
  tx: Db,
  { clock }: ArticleDeps,
  acteur: Acteur,
  action: JournalAction,
  { id, avant, apres }: { id: number; avant?: ArticleRow; apres?: ArticleRow },
) =>
  recordJournal(tx, {
    acteurId: acteur.id,
    action,
    objet: 'article',
    objetId: id,
    avant: avant ? traceOf(avant) : null,
    apres: apres ? traceOf(apres) : null,
    createdAt: clock(),
  })

const traceOf = ({ titre, image, publishedAt, version }: ArticleRow) => ({ titre, image, publishedAt, version })
