import { paths } from '@colocdar/contracts/paths'
import { isRouteErrorResponse } from 'react-router'
import * as texts from '#texts/features/blog'
import { noConnection, reasonOf } from '../../lib/client/server-message.ts'
import { formatDate } from '../../lib/formats/dates.ts'
import { truncate } from '../../lib/formats/truncate.ts'
import { localPath } from '../../lib/local-paths.ts'
import type { Meta, PageProps } from '../../lib/pages/page.ts'
import { fromServer } from '../../lib/pages/page-data.ts'
import { absoluteFrom, seo } from '../../lib/seo/seo.tsx'
import { breadcrumbData, structuredData } from '../../lib/seo/structured-data.ts'
import { Filled } from '../../ui/elements/filled.tsx'
import { RichText } from '../../ui/elements/rich-text.tsx'
import { Breadcrumb } from '../../ui/navigation/breadcrumb.tsx'
import type { loader as serverLoader } from './blog.loader.ts'
import { BlogError } from './components/blog-error.tsx'
import { PostPicture } from './components/post-picture.tsx'
import { firstImage, textOf } from './post-preview.ts'

const crumbsOf = (title: string) => [
  { label: texts.home, to: paths.home() },
  { label: texts.blog, to: paths.blogs() },
  { label: title },
]

export const loader = fromServer<typeof serverLoader>

export const meta: Meta<typeof loader> = ({ matches, loaderData }) => {
  if (!loaderData) return seo(matches, { title: texts.notFound, description: texts.notFoundText, index: false })
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
        url: absoluteFrom(matches)(localPath(paths.blog(post.id))),
        ...(image && { image: image.startsWith('/') ? absoluteFrom(matches)(image) : image }),
        author: { '@type': 'Organization', name: 'Colocdar' },
      },
      breadcrumbData(matches, crumbsOf(post.title)),
    ),
  })
}

export default function BlogPage({ loaderData: { post } }: PageProps<typeof loader>) {
  return (
    <article className="page-largeur flex max-w-3xl flex-col gap-6 py-8 md:py-12">
      <Breadcrumb items={crumbsOf(post.title)} />
      <header>
        <h1 dir="auto" className="text-4xl md:text-5xl">
          {post.title}
        </h1>
        <p className="mt-4 text-brume">
          <Filled
            text={texts.published}
            values={{ date: <time dateTime={post.published}>{formatDate(post.published)}</time> }}
          />
        </p>
      </header>
      <div className="overflow-hidden rounded-carte">
        <PostPicture url={firstImage(post)} sizes="(max-width: 800px) 92vw, 768px" priority />
      </div>
      <div dir="auto">
        <RichText html={post.content} />
      </div>
    </article>
  )
}

export function ErrorBoundary({ error }: { error: unknown }) {
  const said = isRouteErrorResponse(error) && typeof error.data === 'string' ? error.data : reasonOf(error)
  return <BlogError title={texts.postFailed} message={said ?? noConnection} />
}
