import { type ArticleDetail, ArticleForm, articles } from '@colocdar/contracts/articles'
import { paths } from '@colocdar/contracts/paths'
import { useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { showFailure } from '../../admin/use-admin-action.ts'
import { call } from '../../lib/client/client.ts'
import { newIdempotencyKey } from '../../lib/client/idempotency-key.ts'
import { useSchemaForm } from '../../lib/forms/use-schema-form.ts'
import { showToast } from '../../ui/notices/notice-store.ts'

interface EditedArticle {
  article: ArticleDetail | null
  etag: string | undefined
  onSaved: () => void
}

export type ArticleFormState = ReturnType<typeof useArticleForm>['form']

/** The article being edited. The first save creates a draft, later ones update it. */
export const useArticleForm = ({ article, etag, onSaved }: EditedArticle) => {
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const [idempotencyKey] = useState(newIdempotencyKey)
  const form = useSchemaForm({
    schema: ArticleForm,
    defaultValues: { titre: article?.titre ?? '', contenu: article?.contenu ?? '', image: article?.image ?? null },
    draftName: `article-${article?.id ?? 'nouveau'}`,
  })

  const save = async (body: { titre: string; contenu: string; image: string | null }): Promise<void> => {
    try {
      if (article) {
        await call(articles.update, { params: { id: article.id }, body }, etag ? { ifMatch: etag } : {})
        await revalidate()
      } else {
        const created = await call(articles.create, { body }, { idempotencyKey })
        await navigate(paths.adminArticle(created.id), { replace: true, state: { saved: true } })
      }
    } catch (error) {
      if (!form.showServerErrors(error)) showFailure(error)
      return
    }
    showToast({ title: article ? 'Article enregistré' : 'Brouillon enregistré' })
    onSaved()
  }

  return { form, save }
}
