import { AvisForm as AvisContract } from '@colocdar/contracts/avis'
import { useSchemaForm } from '../../../lib/forms/use-schema-form.ts'
import { Button } from '../../../ui/elements/button.tsx'
import { StarsInput } from '../../../ui/fields/stars-input.tsx'
import { TextArea } from '../../../ui/fields/text-area.tsx'
import { SchemaForm } from '../../../ui/forms/schema-form.tsx'
import { useAvisSend } from '../use-avis-send.ts'

/** Stars and a comment. */
export const AvisForm = ({ auteurId }: { auteurId: number }) => {
  const form = useSchemaForm({
    schema: AvisContract,
    defaultValues: { commentaire: '', note: undefined },
    draftName: 'avis',
  })
  const { send, sending } = useAvisSend(auteurId)
  return (
    <SchemaForm form={form} onSubmit={send} label="Mon avis" className="flex flex-col gap-6">
      <StarsInput
        label="Votre note"
        name="note"
        value={form.values.note ?? 0}
        onChange={(note) => form.setValue('note', note)}
        size={32}
        error={form.errorOf('note')}
      />
      <TextArea
        label="Votre commentaire"
        required
        rows={6}
        help="Ce qui vous a plu, ce qui nous reste à améliorer."
        {...form.field('commentaire')}
      />
      <div className="flex justify-end">
        <Button type="submit" loading={sending} loadingLabel="Envoi..." className="max-sm:w-full">
          Envoyer mon avis
        </Button>
      </div>
    </SchemaForm>
  )
}
