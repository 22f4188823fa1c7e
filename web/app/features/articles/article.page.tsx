import { articles } from '@colocdar/contracts/articles'
import { paths } from '@colocdar/contracts/paths'
import { adminLoad } from '../../admin/require-admin.ts'
import { call } from '../../lib/client/client.ts'
import { withEtag } from '../../lib/client/with-etag.ts'
import type { Meta, PageProps } from '../../lib/pages/page.ts'
import { seo } from '../../lib/seo/seo.tsx'
import { Breadcrumb } from '../../ui/navigation/breadcrumb.tsx'
import { ArticleEditor } from './components/article-editor.tsx'

export const loader = async ({ params }: { params: { id?: string } }) => {
  const { id } = params
  if (!id) return { article: null, etag: undefined }
  const { value: article, etag } = await withEtag((options) =>
    adminLoad(call(articles.one, { params: { id } }, options)),
  )
  return { article, etag }
}

export const meta: Meta = ({ matches }) =>
  seo(matches, { title: 'Article', description: 'Écrire un article du blog.', index: false })

export default function ArticlePage({ loaderData: { article, etag } }: PageProps<typeof loader>) {
  const title = article ? article.titre : 'Nouvel article'
  return (
    <>
      <Breadcrumb items={[{ label: 'Blog', to: paths.adminArticles() }, { label: title }]} />
      <ArticleEditor key={article?.id ?? 'nouveau'} title={title} article={article} etag={etag} />
    </>
  )
}
