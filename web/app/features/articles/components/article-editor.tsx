import type { ArticleDetail } from '@colocdar/contracts/articles'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { RichText } from '../../../ui/rich-text.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { ArticleFields } from './article-fields.tsx'

interface ArticleEditorProps {
  /** Null for one that is not saved yet. */
  article: ArticleDetail | null
  etag: string | undefined
}

export const ArticleEditor = ({ article, etag }: ArticleEditorProps) => {
  const [tab, setTab] = useState<'ecrire' | 'apercu'>(useLocation().state?.saved ? 'apercu' : 'ecrire')
  return (
    <Tabs label="Article" tabs={tabs} selected={tab} onSelect={setTab}>
      {/* Kept while the preview shows: what is typed and not saved must not be lost. */}
      <div hidden={tab !== 'ecrire'}>
        <ArticleFields article={article} etag={etag} onSaved={() => setTab('apercu')} />
      </div>
      {tab === 'apercu' && <Preview article={article} />}
    </Tabs>
  )
}

/** As readers get it: the server cleans the HTML, so what is shown is what was saved last. */
const Preview = ({ article }: { article: ArticleDetail | null }) =>
  article ? (
    <article className="max-w-3xl rounded-carte border border-bord bg-papier p-6">
      <p className="mb-4 text-brume text-sm">Aperçu de la dernière version enregistrée.</p>
      <RichText html={article.apercu} />
    </article>
  ) : (
    <p className="text-brume">Enregistrez le brouillon pour voir l’aperçu.</p>
  )

const tabs = [
  { id: 'ecrire', label: 'Écrire' },
  { id: 'apercu', label: 'Aperçu' },
] as const
