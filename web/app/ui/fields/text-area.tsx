import type { ComponentProps } from 'react'
import { controlLook } from './control-look.ts'
import { FieldFrame, type FieldText } from './field-frame.tsx'

/** Several lines; grows with its text where the browser can. */
export const TextArea = ({
  label,
  help,
  error,
  className,
  rows = 5,
  ...area
}: ComponentProps<'textarea'> & FieldText) => (
  <FieldFrame label={label} help={help} error={error} id={area.id} required={area.required}>
    {(control) => (
      <textarea
        dir="auto"
        // Marks an empty field (base.css).
        placeholder=" "
        {...area}
        {...control}
        rows={rows}
        className={controlLook('field-sizing-content min-h-32 max-h-96 py-3', className)}
      />
    )}
  </FieldFrame>
)
