import type { Article } from '@colocdar/contracts/articles'
import { paths } from '@colocdar/contracts/paths'
import { AdminTable } from '../../../admin/admin-table.tsx'
import { formatDate } from '../../../lib/formats/dates.ts'
import { Badge } from '../../../ui/elements/badge.tsx'
import { Link } from '../../../ui/elements/link.tsx'
import { ArticleActions } from './article-actions.tsx'

export const ArticlesTable = ({ articles }: { articles: readonly Article[] }) => (
  <AdminTable caption="Articles" columns={['Titre', 'État', 'Auteur', 'Modifié', 'Actions']}>
    {articles.map((article) => (
      <tr key={article.id}>
        <td className="min-w-48">
          <Link to={paths.adminArticle(article.id)} className="lien font-semibold">
            {article.titre}
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
