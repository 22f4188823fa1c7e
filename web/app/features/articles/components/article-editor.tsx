import type { ArticleDetail } from '@colocdar/contracts/articles'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { Tabs } from '../../../ui/navigation/tabs.tsx'
import { useArticleForm } from '../use-article-form.ts'
import { ArticleFields } from './article-fields.tsx'
import { ArticlePreview } from './article-preview.tsx'

interface ArticleEditorProps {
  /** Null until the article is saved. */
  article: ArticleDetail | null
  /** ETag of the loaded version: a change made meanwhile by somebody else is not overwritten. */
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
