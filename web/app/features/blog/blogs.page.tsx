import { paths } from '@colocdar/contracts/paths'
import { isRouteErrorResponse } from 'react-router'
import * as texts from '#texts/features/blog'
import { NotFound } from '../../layout/not-found.tsx'
import { usePendingLocation } from '../../lib/hooks/use-pending-location.ts'
import type { Meta, PageProps } from '../../lib/pages/page.ts'
import { fromServer } from '../../lib/pages/page-data.ts'
import { seo } from '../../lib/seo/seo.tsx'
import { Spinner } from '../../ui/elements/spinner.tsx'
import { EmptyState } from '../../ui/layout/empty-state.tsx'
import { Breadcrumb } from '../../ui/navigation/breadcrumb.tsx'
import { Pager } from '../../ui/navigation/pager.tsx'
import type { loader as serverLoader } from './blogs.loader.ts'
import { BlogError } from './components/blog-error.tsx'
import { PostGrid } from './components/post-grid.tsx'
import { blogsHref } from './page-tokens.ts'

export const loader = fromServer<typeof serverLoader>

export const meta: Meta = ({ matches }) =>
  seo(matches, {
    title: texts.title,
    description: texts.description,
    path: paths.blogs(),
  })

export default function BlogsPage({ loaderData }: PageProps<typeof loader>) {
  const { posts, tokens, nextPageToken } = loaderData
  const page = tokens.length
  const loading = usePendingLocation()?.pathname.startsWith(paths.blogs())
  return (
    <div className="page-largeur flex flex-col gap-8 py-8 md:py-12">
      <Breadcrumb items={[{ label: texts.home, to: paths.home() }, { label: texts.blog }]} />
      <header className="max-w-2xl">
        <h1 className="text-4xl md:text-5xl">{texts.blog}</h1>
        <p className="mt-3 text-brume text-lg">{texts.subtitle}</p>
      </header>
      {loading && <Spinner label={texts.loading} />}
      {posts.length === 0 ? <EmptyState title={texts.none} text={texts.noneText} /> : <PostGrid posts={posts} />}
      {(page > 0 || nextPageToken) && (
        <Pager
          page={page}
          hasPrevious={page > 0}
          hasNext={nextPageToken !== null}
          hrefFor={(to) => blogsHref([...tokens, nextPageToken ?? ''].slice(0, to))}
        />
      )}
    </div>
  )
}

export function ErrorBoundary({ error }: { error: unknown }) {
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />
  return <BlogError title={texts.listFailed} message={texts.listFailedText} retry />
}
