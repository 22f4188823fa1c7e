import type { ReactNode } from 'react'
import { useRevalidator } from 'react-router'
import type { SchemaFormOf } from '../lib/forms/use-schema-form.ts'
import { Button } from '../ui/elements/button.tsx'
import { SchemaForm } from '../ui/forms/schema-form.tsx'
import { FormActions } from '../ui/layout/form-actions.tsx'
import { showToast } from '../ui/notices/notice-store.ts'
import { type ImageUpload, sendingImage } from './image-field.tsx'
import { showFailure } from './use-admin-action.ts'

interface AdminFormProps<Input extends object, Output> {
  form: SchemaFormOf<Input, Output>
  label: string
  send: (values: Output) => Promise<unknown>
  /** The toast once it is stored. */
  done: string
  onClose: () => void
  /** The picture of the form, which is sent by itself. */
  image?: ImageUpload
  children: ReactNode
}

/** A form in a dialog: what the server refuses shows at its field, or in a toast. */
export const AdminForm = <Input extends object, Output>(props: AdminFormProps<Input, Output>) => {
  const { form, label, send, done, onClose, image, children } = props
  const { revalidate } = useRevalidator()
  const save = async (values: Output) => {
    try {
      await send(values)
    } catch (error) {
      if (!form.showServerErrors(error)) showFailure(error)
      return
    }
    showToast({ title: done })
    onClose()
    await revalidate()
  }
  return (
    <SchemaForm form={form} onSubmit={save} label={label}>
      {children}
      <FormActions>
        <Button variant="quiet" onClick={onClose}>
          Annuler
        </Button>
        <Button
          type="submit"
          loading={form.submitting || image?.sending}
          loadingLabel={image?.sending ? sendingImage : undefined}
        >
          Enregistrer
        </Button>
      </FormActions>
    </SchemaForm>
  )
}
