import { articles } from '@colocdar/contracts/articles'
import { AppError } from '@colocdar/contracts/errors'
import { PenLine } from 'lucide-react'
import { call } from '../../lib/client.ts'
import { paths, withQuery } from '../../lib/paths.ts'
import { seo } from '../../lib/seo.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { AdminHeading } from '../administration/components/admin-heading.tsx'
import { AdminPager } from '../administration/components/admin-pager.tsx'
import { readPage } from '../administration/read-page.ts'
import { adminLoad } from '../administration/require-admin.ts'
import type { Route } from './+types/articles.page.ts'
import { ArticlesTable } from './components/articles-table.tsx'
import { HeldElsewhere } from './components/held-elsewhere.tsx'

export const clientLoader = async ({ request }: Route.ClientLoaderArgs) => {
  const query = { page: readPage(new URL(request.url).searchParams) }
  try {
    return { list: await adminLoad(call(articles.list, { query })), elsewhere: null }
  } catch (error) {
    // Blogger is configured: the server says so.
    if (error instanceof AppError && error.code === 'CONFLICT') return { list: null, elsewhere: error.message }
    throw error
  }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  seo(matches, { title: 'Blog', description: 'Les articles du blog.', index: false })

export default function ArticlesPage({ loaderData: { list, elsewhere } }: Route.ComponentProps) {
  if (!list) return <HeldElsewhere message={elsewhere} />
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
