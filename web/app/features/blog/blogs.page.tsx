import { blog } from '@colocdar/contracts/blog'
import { paths } from '@colocdar/contracts/paths'
import { isRouteErrorResponse, useNavigation } from 'react-router'
import { NotFound } from '../../layout/not-found.tsx'
import { apiContext } from '../../lib/client/api-context.ts'
import { orNotFound } from '../../lib/client/or-not-found.ts'
import { seo } from '../../lib/seo/seo.ts'
import { Spinner } from '../../ui/elements/spinner.tsx'
import { EmptyState } from '../../ui/layout/empty-state.tsx'
import { Breadcrumb } from '../../ui/navigation/breadcrumb.tsx'
import type { Route } from './+types/blogs.page.ts'
import { BlogError } from './components/blog-error.tsx'
import { BlogPager } from './components/blog-pager.tsx'
import { PostGrid } from './components/post-grid.tsx'
import { tokensIn } from './page-tokens.ts'
import { toPostPreview } from './post-preview.ts'

const pageSize = 12

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const tokens = tokensIn(new URL(request.url).searchParams)
  const pageToken = tokens.at(-1)
  const query = { maxResults: pageSize, ...(pageToken && { pageToken }) }
  const { items, nextPageToken } = await orNotFound(context.get(apiContext)(blog.list, { query }))
  return { posts: items.map(toPostPreview), tokens, nextPageToken: nextPageToken ?? null }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  seo(matches, {
    title: 'Blog de la colocation',
    description:
      'Contrat, budget, charges, quartiers, vie commune\u00a0: nos conseils pour une colocation réussie au Maroc.',
    path: paths.blogs(),
  })

export default function BlogsPage({ loaderData }: Route.ComponentProps) {
  const { posts, tokens, nextPageToken } = loaderData
  const loading = useNavigation().location?.pathname.startsWith(paths.blogs())
  return (
    <div className="page-largeur flex flex-col gap-8 py-8 md:py-12">
      <Breadcrumb items={[{ label: 'Accueil', to: paths.home() }, { label: 'Blog' }]} />
      <header className="max-w-2xl">
        <h1 className="text-4xl md:text-5xl">Blog</h1>
        <p className="mt-3 text-brume text-lg">
          Des conseils simples pour trouver, partager et garder un bon logement.
        </p>
      </header>
      {loading && <Spinner label="Chargement..." />}
      {posts.length === 0 ? (
        <EmptyState title="Aucun article pour le moment" text="Revenez bientôt&nbsp;: nous écrivons." />
      ) : (
        <PostGrid posts={posts} aboveFold heading="h2" />
      )}
      <BlogPager tokens={tokens} nextPageToken={nextPageToken} />
    </div>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />
  return <BlogError title="Le blog ne s’affiche pas" message="Les articles n’ont pas pu être chargés." retry />
}
