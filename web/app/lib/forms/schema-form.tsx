import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { classes } from '../../ui/classes.ts'
import { DraftNotice } from '../../ui/draft-notice.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import type { SchemaFormOf } from './use-schema-form.ts'

interface SchemaFormProps<Input extends FieldValues, Output> {
  form: Pick<SchemaFormOf<Input, Output>, 'handleSubmit' | 'restored' | 'discard'>
  /** Called with the parsed values, when they are right. */
  onSubmit: (values: Output) => void | Promise<void>
  /** Names the form for screen readers. */
  label: string
  className?: string
  children: ReactNode
}

/** The frame of a form. Nothing can be typed before scripts run: it would be lost, or a password sent in an address. */
export const SchemaForm = <Input extends FieldValues, Output>({
  form,
  onSubmit,
  label,
  className = 'flex flex-col gap-5',
  children,
}: SchemaFormProps<Input, Output>) => {
  const hydrated = useHydrated()
  return (
    <form
      method="post"
      noValidate
      aria-label={label}
      onSubmit={(event) => {
        void form.handleSubmit((values) => onSubmit(values))(event)
      }}
    >
      {form.restored && (
        <div className="mb-6">
          <DraftNotice onDiscard={form.discard} />
        </div>
      )}
      <fieldset disabled={!hydrated} className={classes(className, !hydrated && '[&_:disabled]:opacity-100')}>
        {children}
      </fieldset>
    </form>
  )
}
