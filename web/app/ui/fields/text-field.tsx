import type { ComponentProps, ReactNode } from 'react'
import { controlLook } from './control-look.ts'
import { FieldFrame, type FieldText } from './field-frame.tsx'

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'prefix'>, FieldText {
  /** Unit at the end of the line: dh, m², mois. */
  unit?: string
  icon?: ReactNode
}

/** An input with its label. Takes what a form's `field` returns. */
export const TextField = ({ label, help, error, unit, icon, className, ...input }: TextFieldProps) => (
  <FieldFrame label={label} help={help} error={error} id={input.id} required={input.required}>
    {(control) => (
      <span className="relative flex items-center">
        {icon && <span className="pointer-events-none absolute start-4 text-brume">{icon}</span>}
        <input
          // Names and districts may be in Arabic; beside a unit or an icon the direction is fixed.
          dir={unit || icon ? undefined : 'auto'}
          // Marks an empty field (base.css).
          placeholder=" "
          {...input}
          {...control}
          className={controlLook(icon ? 'ps-12' : undefined, unit ? 'pe-16' : undefined, className)}
        />
        {unit && (
          <span aria-hidden="true" className="pointer-events-none absolute end-4 text-brume">
            {unit}
          </span>
        )}
      </span>
    )}
  </FieldFrame>
)
