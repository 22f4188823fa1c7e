import { type Article, articles } from '@colocdar/contracts/articles'
import { paths } from '@colocdar/contracts/paths'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useAdminAction } from '../../../admin/use-admin-action.ts'
import { call } from '../../../lib/client/client.ts'
import { Button } from '../../../ui/elements/button.tsx'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx'

/** Publish, unpublish, delete: in the list, or in the editor, which closes after a deletion. */
export const ArticleActions = ({ article, leave = false }: { article: Article; leave?: boolean }) => {
  const { run, busy } = useAdminAction()
  const navigate = useNavigate()
  const [removing, setRemoving] = useState(false)
  const params = { id: article.id }

  const remove = async () => {
    await run(async () => {
      await call(articles.remove, { params })
      if (leave) await navigate(paths.adminArticles())
    }, 'Article supprimé')
    setRemoving(false)
  }

  return (
    <div className="flex flex-wrap gap-2">
      {article.publishedAt ? (
        <Button variant="quiet" onClick={() => run(() => call(articles.unpublish, { params }), 'Article dépublié')}>
          Dépublier
        </Button>
      ) : (
        <Button onClick={() => run(() => call(articles.publish, { params }), 'Article publié')}>Publier</Button>
      )}
      <Button variant="quiet" onClick={() => setRemoving(true)}>
        Supprimer
      </Button>
      <ConfirmDialog
        open={removing}
        title="Supprimer cet article&nbsp;?"
        description={`«\u00a0${article.titre}\u00a0» sera perdu, sans retour possible.`}
        confirmLabel="Supprimer l’article"
        busy={busy}
        onConfirm={remove}
        onClose={() => setRemoving(false)}
      />
    </div>
  )
}
