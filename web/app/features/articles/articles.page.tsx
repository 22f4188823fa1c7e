import { type Article, articles } from '@colocdar/contracts/articles'
import { AppError } from '@colocdar/contracts/errors'
import { paths, withQuery } from '@colocdar/contracts/paths'
import { AdminHeading } from '../../admin/admin-heading.tsx'
import { AdminPager } from '../../admin/admin-pager.tsx'
import { AdminTable } from '../../admin/admin-table.tsx'
import { readPage } from '../../admin/read-page.ts'
import { adminLoad } from '../../admin/require-admin.ts'
import { call } from '../../lib/client/client.ts'
import { formatDate } from '../../lib/formats/dates.ts'
import type { LoaderArgs, Meta, PageProps } from '../../lib/pages/page.ts'
import { seo } from '../../lib/seo/seo.tsx'
import { Badge } from '../../ui/elements/badge.tsx'
import { ButtonLink } from '../../ui/elements/button.tsx'
import { Link } from '../../ui/elements/link.tsx'
import { PenLine } from '../../ui/icons.ts'
import { EmptyState } from '../../ui/layout/empty-state.tsx'
import { Alert } from '../../ui/notices/alert.tsx'
import { ArticleActions } from './components/article-actions.tsx'

export const loader = async ({ request }: LoaderArgs) => {
  const query = { page: readPage(new URL(request.url).searchParams) }
  try {
    return { list: await adminLoad(call(articles.list, { query })), elsewhere: null }
  } catch (error) {
    // Blogger is configured: the server says so.
    if (error instanceof AppError && error.code === 'CONFLICT') return { list: null, elsewhere: error.message }
    throw error
  }
}

export const meta: Meta = ({ matches }) =>
  seo(matches, { title: 'Blog', description: 'Les articles du blog.', index: false })

export default function ArticlesPage({ loaderData: { list, elsewhere } }: PageProps<typeof loader>) {
  if (!list)
    return (
      <>
        <AdminHeading title="Blog" />
        <Alert tone="info">{elsewhere}</Alert>
      </>
    )
  return (
    <>
      <AdminHeading title="Blog" text="Articles publiés et brouillons.">
        <ButtonLink to={paths.adminNewArticle()} icon={<PenLine className="size-5" />}>
          Écrire un article
        </ButtonLink>
      </AdminHeading>
      {list.empty ? (
        <EmptyState title="Aucun article" text="Le premier sera lu par tous les visiteurs." />
      ) : (
        <ArticlesTable articles={list.content} />
      )}
      <AdminPager list={list} hrefFor={(page) => withQuery(paths.adminArticles(), { page: page || null })} />
    </>
  )
}

const ArticlesTable = ({ articles }: { articles: readonly Article[] }) => (
  <AdminTable caption="Articles" columns={['Titre', 'État', 'Auteur', 'Modifié', 'Actions']}>
    {articles.map((article) => (
      <tr key={article.id}>
        <td className="min-w-48">
          <Link to={paths.adminArticle(article.id)} className="lien font-semibold">
            <bdi>{article.titre}</bdi>
          </Link>
        </td>
        <td>{article.publishedAt ? <Badge tone="menthe">Publié</Badge> : <Badge tone="neutre">Brouillon</Badge>}</td>
        <td>{article.auteur?.username ?? '—'}</td>
        <td className="whitespace-nowrap">{formatDate(article.updatedAt)}</td>
        <td>
          <ArticleActions article={article} />
        </td>
      </tr>
    ))}
  </AdminTable>
)
