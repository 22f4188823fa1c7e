import { blog } from '@colocdar/contracts/blog'
import type { AppError } from '@colocdar/contracts/errors'
import { paths } from '@colocdar/contracts/paths'
import { data, isRouteErrorResponse } from 'react-router'
import { apiContext } from '../../lib/client/api-context.ts'
import { isMissing } from '../../lib/client/or-not-found.ts'
import { formatDate } from '../../lib/formats/dates.ts'
import { truncate } from '../../lib/formats/truncate.ts'
import { absoluteFrom, seo } from '../../lib/seo/seo.ts'
import { breadcrumbData, structuredData } from '../../lib/seo/structured-data.ts'
import { RichText } from '../../ui/elements/rich-text.tsx'
import { Breadcrumb } from '../../ui/navigation/breadcrumb.tsx'
import type { Route } from './+types/blog.page.ts'
import { BlogError } from './components/blog-error.tsx'
import { PostPicture } from './components/post-picture.tsx'
import { firstImage, textOf } from './post-preview.ts'

export const loader = async ({ context, params }: Route.LoaderArgs) => {
  try {
    return { post: await context.get(apiContext)(blog.one, { params: { id: params.id } }) }
  } catch (error) {
    const { message } = error as AppError
    throw data(message, { status: isMissing(error) ? 404 : 502 })
  }
}

const crumbsOf = (title: string) => [
  { label: 'Accueil', to: paths.home() },
  { label: 'Blog', to: paths.blogs() },
  { label: title },
]

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData)
    return seo(matches, { title: 'Article introuvable', description: 'Cet article n’existe pas.', index: false })
  const { post } = loaderData
  const image = firstImage(post)
  return seo(matches, {
    title: post.title,
    description: truncate(textOf(post.content), 155),
    path: paths.blog(post.id),
    type: 'article',
    ...(image?.startsWith('/') && { image }),
    structured: structuredData(
      {
        '@type': 'BlogPosting',
        headline: post.title,
        datePublished: post.published,
        inLanguage: 'fr',
        url: absoluteFrom(matches)(paths.blog(post.id)),
        ...(image && { image: image.startsWith('/') ? absoluteFrom(matches)(image) : image }),
        author: { '@type': 'Organization', name: 'Colocdar' },
      },
      breadcrumbData(matches, crumbsOf(post.title)),
    ),
  })
}

export default function BlogPage({ loaderData: { post } }: Route.ComponentProps) {
  return (
    <article className="page-largeur flex max-w-3xl flex-col gap-6 py-8 md:py-12">
      <Breadcrumb items={crumbsOf(post.title)} />
      <header>
        <h1 className="text-4xl md:text-5xl">{post.title}</h1>
        <p className="mt-4 text-brume">
          Publié le <time dateTime={post.published}>{formatDate(post.published)}</time>
        </p>
      </header>
      <div className="overflow-hidden rounded-carte">
        <PostPicture url={firstImage(post)} sizes="(max-width: 800px) 92vw, 768px" priority />
      </div>
      <RichText html={post.content} />
    </article>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const message = isRouteErrorResponse(error)
    ? String(error.data)
    : error instanceof Error
      ? error.message
      : String(error)
  return <BlogError title="Cet article ne s’affiche pas" message={message} />
}
