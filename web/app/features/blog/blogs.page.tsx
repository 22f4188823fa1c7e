import { paths } from '@colocdar/contracts/paths'
import { isRouteErrorResponse, useNavigation } from 'react-router'
import { NotFound } from '../../layout/not-found.tsx'
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
    title: 'Blog de la colocation',
    description:
      'Contrat, budget, charges, quartiers, vie commune\u00a0: nos conseils pour une colocation réussie au Maroc.',
    path: paths.blogs(),
  })

export default function BlogsPage({ loaderData }: PageProps<typeof loader>) {
  const { posts, tokens, nextPageToken } = loaderData
  const page = tokens.length
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
        <PostGrid posts={posts} />
      )}
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
  return <BlogError title="Le blog ne s’affiche pas" message="Les articles n’ont pas pu être chargés." retry />
}
