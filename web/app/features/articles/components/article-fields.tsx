import { ImageField } from '../../../admin/image-field.tsx'
import { Button } from '../../../ui/elements/button.tsx'
import { TextArea } from '../../../ui/fields/text-area.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { SchemaForm } from '../../../ui/forms/schema-form.tsx'
import type { ArticleFormState } from '../use-article-form.ts'

interface ArticleFieldsProps {
  form: ArticleFormState
  onSubmit: (article: { titre: string; contenu: string; image: string | null }) => Promise<void>
}

export const ArticleFields = ({ form, onSubmit }: ArticleFieldsProps) => (
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
