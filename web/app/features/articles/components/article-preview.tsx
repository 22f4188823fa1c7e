import { type ArticleForm, articles } from '@colocdar/contracts/articles'
import { useEffect, useState } from 'react'
import { call } from '../../../lib/client/client.ts'
import { idle, type LoadState, settled } from '../../../lib/client/load-state.ts'
import { Picture } from '../../../ui/elements/picture.tsx'
import { RichText } from '../../../ui/elements/rich-text.tsx'
import { Spinner } from '../../../ui/elements/spinner.tsx'
import { Alert } from '../../../ui/notices/alert.tsx'

/** The text as readers will see it, saved or not. The server renders it: only it knows which HTML it lets through. */
export const ArticlePreview = ({ titre, contenu, image }: ArticleForm) => {
  const [preview, setPreview] = useState<LoadState<{ apercu: string }>>(idle)
  useEffect(() => {
    void settled('aperçu', call(articles.preview, { body: { contenu } })).then(setPreview)
  }, [contenu])
  return (
    <article className="flex max-w-3xl flex-col gap-6 rounded-carte border border-bord bg-papier p-6">
      <h2 dir="auto" className="text-4xl">
        {titre || 'Sans titre'}
      </h2>
      {image && (
        <Picture src={image} alt="" sizes="(max-width: 800px) 92vw, 720px" restricted className="aspect-[40/21]" />
      )}
      {preview.status === 'failed' && <Alert tone="error">{preview.error}</Alert>}
      {preview.status === 'idle' && <Spinner label="Chargement..." />}
      {preview.value && <RichText html={preview.value.apercu} />}
    </article>
  )
}
