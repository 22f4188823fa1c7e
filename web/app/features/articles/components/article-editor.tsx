import type { ArticleDetail } from '@colocdar/contracts/articles'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { ImageField } from '../../../admin/image-field.tsx'
import { Button } from '../../../ui/elements/button.tsx'
import { TextArea } from '../../../ui/fields/text-area.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { SchemaForm } from '../../../ui/forms/schema-form.tsx'
import { Tabs } from '../../../ui/navigation/tabs.tsx'
import { type ArticleFormState, useArticleForm } from '../use-article-form.ts'
import { ArticlePreview } from './article-preview.tsx'

interface ArticleEditorProps {
  /** Null until the article is saved. */
  article: ArticleDetail | null
  /** ETag of the loaded version: a change made meanwhile by another administrator is not overwritten. */
  etag: string | undefined
}

export const ArticleEditor = ({ article, etag }: ArticleEditorProps) => {
  const [tab, setTab] = useState<'ecrire' | 'apercu'>(useLocation().state?.saved ? 'apercu' : 'ecrire')
  const { form, save } = useArticleForm({ article, etag, onSaved: () => setTab('apercu') })
  return (
    <Tabs label="Article" tabs={tabs} selected={tab} onSelect={setTab}>
      {/* Hidden, not removed, during the preview: unsaved text must not be lost. */}
      <div hidden={tab !== 'ecrire'}>
        <ArticleFields form={form} onSubmit={save} />
      </div>
      {tab === 'apercu' && <ArticlePreview {...form.values} />}
    </Tabs>
  )
}

const tabs = [
  { id: 'ecrire', label: 'Écrire' },
  { id: 'apercu', label: 'Aperçu' },
] as const

interface ArticleFieldsProps {
  form: ArticleFormState
  onSubmit: (article: { titre: string; contenu: string; image: string | null }) => Promise<void>
}

const ArticleFields = ({ form, onSubmit }: ArticleFieldsProps) => (
  <SchemaForm form={form} onSubmit={onSubmit} label="Article" className="flex max-w-3xl flex-col gap-5">
    <TextField label="Titre" required maxLength={200} {...form.field('titre')} />
    <ImageField
      image={form.values.image ?? null}
      error={form.errorOf('image')}
      onChange={(chosen) => form.setValue('image', chosen)}
    />
    <TextArea
      label="Contenu"
      help="En HTML&nbsp;: <h2>, <p>, <ul>, <a>, <img>… Le reste est retiré à la publication."
      required
      rows={16}
      className="max-h-none! font-mono text-sm"
      {...form.field('contenu')}
    />
    <div className="flex justify-end">
      <Button type="submit" loading={form.submitting}>
        Enregistrer et voir l’aperçu
      </Button>
    </div>
  </SchemaForm>
)
