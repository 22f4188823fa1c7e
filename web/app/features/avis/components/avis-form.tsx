import { AvisForm as AvisContract, avis } from '@colocdar/contracts/avis'
import { paths } from '@colocdar/contracts/paths'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import * as texts from '#texts/features/avis'
import { isSessionEnd } from '../../../lib/auth/session-end.ts'
import { call } from '../../../lib/client/client.ts'
import { reasonOf } from '../../../lib/client/server-message.ts'
import { useSchemaForm } from '../../../lib/forms/use-schema-form.ts'
import { useIdempotencyKey } from '../../../lib/hooks/use-idempotency-key.ts'
import { Button } from '../../../ui/elements/button.tsx'
import { StarsInput } from '../../../ui/fields/stars-input.tsx'
import { TextArea } from '../../../ui/fields/text-area.tsx'
import { SchemaForm } from '../../../ui/forms/schema-form.tsx'
import { showPopup } from '../../../ui/notices/notice-store.ts'

const durations = { success: 2_500, failure: 3_000 } as const

/** Stars and a comment. Goes to the home page once they are sent. */
export const AvisForm = ({ auteurId }: { auteurId: number }) => {
  const navigate = useNavigate()
  const [sent, setSent] = useState(false)
  const { keyOf } = useIdempotencyKey()
  const form = useSchemaForm({
    schema: AvisContract,
    defaultValues: { commentaire: '', note: undefined },
    draftName: 'avis',
  })

  const send = async (review: AvisContract): Promise<void> => {
    try {
      const body = { ...review, auteurId }
      await call(avis.create, { body }, { idempotencyKey: keyOf(body) })
      setSent(true)
      showPopup({
        title: texts.sentTitle,
        text: texts.sentText,
        duration: durations.success,
        onClose: () => void navigate(paths.home()),
      })
    } catch (error) {
      console.error('avis', error)
      if (isSessionEnd(error)) return
      showPopup({
        title: texts.failedTitle,
        text: [texts.failedText, reasonOf(error)].filter(Boolean).join(' '),
        tone: 'error',
        duration: durations.failure,
      })
    }
  }

  return (
    <SchemaForm form={form} onSubmit={send} label={texts.form} className="flex flex-col gap-6">
      <StarsInput
        label={texts.note}
        name="note"
        value={form.values.note ?? 0}
        onChange={(note) => form.setValue('note', note)}
        size={32}
        error={form.errorOf('note')}
      />
      <TextArea
        label={texts.commentaire}
        required
        rows={6}
        help={texts.commentaireHelp}
        {...form.field('commentaire')}
      />
      <div className="flex justify-end">
        <Button type="submit" loading={form.submitting || sent} loadingLabel={texts.sending} className="max-sm:w-full">
          {texts.send}
        </Button>
      </div>
    </SchemaForm>
  )
}
