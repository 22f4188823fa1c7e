import { type ArticleDetail, ArticleForm, articles } from '@colocdar/contracts/articles'
import { useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { call } from '../../../lib/client.ts'
import { SchemaForm } from '../../../lib/forms/schema-form.tsx'
import { useSchemaForm } from '../../../lib/forms/use-schema-form.ts'
import { newIdempotencyKey } from '../../../lib/idempotency-key.ts'
import { paths } from '../../../lib/paths.ts'
import { Button } from '../../../ui/button.tsx'
import { TextArea } from '../../../ui/fields/text-area.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { showToast } from '../../../ui/notices/toast-store.ts'
import { ImageField } from '../../administration/components/image-field.tsx'
import { showFailure } from '../../administration/use-admin-action.ts'

interface ArticleFieldsProps {
  article: ArticleDetail | null
  /** Of the version that these fields show: a change made meanwhile by somebody else is not overwritten. */
  etag: string | undefined
  onSaved: () => void
}

export const ArticleFields = ({ article, etag, onSaved }: ArticleFieldsProps) => {
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const [idempotencyKey] = useState(newIdempotencyKey)
  const form = useSchemaForm({
    schema: ArticleForm,
    defaultValues: { titre: article?.titre ?? '', contenu: article?.contenu ?? '', image: article?.image ?? null },
  })

  const save = async (body: { titre: string; contenu: string; image: string | null }) => {
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

  return (
    <SchemaForm form={form} onSubmit={save} label="Article" className="flex max-w-3xl flex-col gap-5">
      <TextField label="Titre" required maxLength={200} {...form.field('titre')} />
      <ImageField
        image={form.watch('image') ?? null}
        error={form.errorOf('image')}
        onChange={(chosen) => form.setValue('image', chosen, { shouldDirty: true })}
      />
      <TextArea
        label="Contenu"
        help="En HTML : <h2>, <p>, <ul>, <a>, <img>… Le reste est retiré à la publication."
        required
        rows={16}
        className="max-h-none! font-mono text-sm"
        {...form.field('contenu')}
      />
      <div className="flex justify-end">
        <Button type="submit" loading={form.formState.isSubmitting}>
          Enregistrer et voir l’aperçu
        </Button>
      </div>
    </SchemaForm>
  )
}
