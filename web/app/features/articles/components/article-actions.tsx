import { type Article, articles } from '@colocdar/contracts/articles'
import { paths } from '@colocdar/contracts/paths'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { showFailure, useAdminAction } from '../../../admin/use-admin-action.ts'
import { call } from '../../../lib/client/client.ts'
import { Button } from '../../../ui/elements/button.tsx'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx'

interface ArticleActionsProps {
  article: Article
  /** In the editor, which closes after a deletion: what is published is what its form shows. */
  editor?: { etag: string | undefined; unsaved: boolean; onEtag: (etag: string) => void }
}

/** Publish, unpublish, delete: in the list or in the editor. */
export const ArticleActions = ({ article, editor }: ArticleActionsProps) => {
  const { run, busy } = useAdminAction()
  const navigate = useNavigate()
  const [removing, setRemoving] = useState(false)
  const params = { id: article.id }
  const options = editor && { onEtag: editor.onEtag, ...(editor.etag && { ifMatch: editor.etag }) }

  const publish = async () => {
    if (editor?.unsaved) return showFailure(new Error('Enregistrez d’abord vos changements.'))
    await run(() => call(articles.publish, { params }, options), 'Article publié')
  }

  const remove = async () => {
    await run(async () => {
      await call(articles.remove, { params })
      if (editor) await navigate(paths.adminArticles())
    }, 'Article supprimé')
    setRemoving(false)
  }

  return (
    <div className="flex flex-wrap gap-2">
      {article.publishedAt ? (
        <Button
          variant="quiet"
          onClick={() => run(() => call(articles.unpublish, { params }, options), 'Article dépublié')}
        >
          Dépublier
        </Button>
      ) : (
        <Button onClick={publish}>Publier</Button>
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
