import { type ArticleDetail, ArticleForm, articles } from '@colocdar/contracts/articles'
import { paths } from '@colocdar/contracts/paths'
import { useState } from 'react'
import { useLocation, useNavigate, useRevalidator } from 'react-router'
import { AdminHeading } from '../../../admin/admin-heading.tsx'
import { ImageField, sendingImage, useImageUpload } from '../../../admin/image-field.tsx'
import { showFailure } from '../../../admin/use-admin-action.ts'
import { call } from '../../../lib/client/client.ts'
import { isStale } from '../../../lib/client/server-message.ts'
import { withEtag } from '../../../lib/client/with-etag.ts'
import { changedFields } from '../../../lib/drafts/drafts.ts'
import { useSchemaForm } from '../../../lib/forms/use-schema-form.ts'
import { useIdempotencyKey } from '../../../lib/hooks/use-idempotency-key.ts'
import { Button } from '../../../ui/elements/button.tsx'
import { TextArea } from '../../../ui/fields/text-area.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { SchemaForm } from '../../../ui/forms/schema-form.tsx'
import { StaleAlert } from '../../../ui/forms/stale-alert.tsx'
import { Tabs } from '../../../ui/navigation/tabs.tsx'
import { showToast } from '../../../ui/notices/notice-store.ts'
import { ArticleActions } from './article-actions.tsx'
import { ArticlePreview } from './article-preview.tsx'

interface ArticleEditorProps {
  title: string
  /** Null until the article is saved: the first save creates a draft, later ones update it. */
  article: ArticleDetail | null
  /** Of the loaded version: a change made meanwhile by another administrator is neither overwritten nor published. */
  etag: string | undefined
}

export const ArticleEditor = ({ title, article, etag }: ArticleEditorProps) => {
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const { keyOf } = useIdempotencyKey()
  // What the form started from or saved last. Not the page's data, which are loaded again and may be another's text.
  const [saved, setSaved] = useState<{ values: ArticleForm; etag: string | undefined }>(() => ({
    values: { titre: article?.titre ?? '', contenu: article?.contenu ?? '', image: article?.image ?? null },
    etag,
  }))
  /** Another administrator has saved the article meanwhile. */
  const [stale, setStale] = useState(false)
  const setEtag = (seen: string) => setSaved((before) => ({ ...before, etag: seen }))
  const form = useSchemaForm({
    schema: ArticleForm,
    defaultValues: saved.values,
    draftName: `article-${article?.id ?? 'nouveau'}`,
  })
  const created = useLocation().state?.saved
  // What was restored after a reload is to be gone on with.
  const [tab, setTab] = useState<'ecrire' | 'apercu'>(created && !form.restored ? 'apercu' : 'ecrire')
  const image = useImageUpload(form.values.image ?? null, (chosen) => form.setValue('image', chosen))

  const save = async (body: { titre: string; contenu: string; image: string | null }): Promise<void> => {
    try {
      if (article) {
        const ifMatch = saved.etag ? { ifMatch: saved.etag } : {}
        const { etag: seen } = await withEtag((options) =>
          call(articles.update, { params: { id: article.id }, body }, { ...options, ...ifMatch }),
        )
        setSaved({ values: form.values, etag: seen })
        await revalidate()
      } else {
        const { id } = await call(articles.create, { body }, { idempotencyKey: keyOf(body) })
        await navigate(paths.adminArticle(id), { replace: true, state: { saved: true } })
      }
    } catch (error) {
      if (isStale(error)) setStale(true)
      else if (!form.showServerErrors(error)) showFailure(error)
      return
    }
    showToast({ title: article ? 'Article enregistré' : 'Brouillon enregistré' })
    setTab('apercu')
  }

  const unsaved = image.sending || Object.keys(changedFields(form.values, saved.values)).length > 0
  return (
    <>
      <AdminHeading title={title} text={article?.publishedAt ? 'Publié' : 'Brouillon'}>
        {article && <ArticleActions article={article} editor={{ etag: saved.etag, unsaved, onEtag: setEtag }} />}
      </AdminHeading>
      <Tabs label="Article" tabs={tabs} selected={tab} onSelect={setTab}>
        {/* Hidden, not removed, during the preview: unsaved text must not be lost. */}
        <div hidden={tab !== 'ecrire'}>
          <SchemaForm form={form} onSubmit={save} label="Article" className="flex max-w-3xl flex-col gap-5">
            <TextField label="Titre" required maxLength={200} {...form.field('titre')} />
            <ImageField image={image} error={form.errorOf('image')} />
            <TextArea
              label="Contenu"
              help="En HTML&nbsp;: <h2>, <p>, <ul>, <a>, <img>… Le reste est retiré à la publication."
              required
              rows={16}
              className="max-h-none! font-mono text-sm"
              {...form.field('contenu')}
            />
            {stale && <StaleAlert message="L’article n’a pas été enregistré." onReload={form.saveDraft} />}
            <div className="flex justify-end">
              <Button
                type="submit"
                loading={form.submitting || image.sending}
                loadingLabel={image.sending ? sendingImage : undefined}
              >
                Enregistrer et voir l’aperçu
              </Button>
            </div>
          </SchemaForm>
        </div>
        {tab === 'apercu' && <ArticlePreview {...form.values} />}
      </Tabs>
    </>
  )
}

const tabs = [
  { id: 'ecrire', label: 'Écrire' },
  { id: 'apercu', label: 'Aperçu' },
] as const
