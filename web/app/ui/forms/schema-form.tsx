import type { ReactNode } from 'react'
import type { SchemaFormOf } from '../../lib/forms/use-schema-form.ts'
import { useHydrated } from '../../lib/hooks/use-hydrated.ts'
import { classes } from '../elements/classes.ts'
import { DraftNotice } from './draft-notice.tsx'

interface SchemaFormProps<Input extends object, Output> {
  form: Pick<SchemaFormOf<Input, Output>, 'submit' | 'prepare' | 'restored' | 'discard'>
  /** Called with the parsed values, when they are right. */
  onSubmit: (values: Output) => void | Promise<void>
  /** Names the form for screen readers. */
  label: string
  className?: string
  children: ReactNode
}

/** The form element. Disabled until hydration: typed text would be lost, or a password sent in a URL. */
export const SchemaForm = <Input extends object, Output>({
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
      onFocus={form.prepare}
      onSubmit={(event) => void form.submit(event, onSubmit)}
    >
      {form.restored && (
        <div className="mb-6">
          <DraftNotice onDiscard={form.discard} />
        </div>
      )}
      <fieldset
        disabled={!hydrated}
        // Otherwise a fieldset is as wide as its widest field.
        className={classes('min-w-0', className, !hydrated && '[&_:disabled]:opacity-100')}
      >
        {children}
      </fieldset>
    </form>
  )
}
