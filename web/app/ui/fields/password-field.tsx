import { type ComponentProps, useState } from 'react'
import * as texts from '#texts/ui'
import { IconButton } from '../elements/button.tsx'
import { Eye, EyeOff } from '../icons.ts'
import { controlLook } from './control-look.ts'
import { FieldFrame, type FieldText } from './field-frame.tsx'

/** Give `autoComplete="current-password"` or `"new-password"`. */
export const PasswordField = ({
  label,
  help,
  error,
  className,
  ...input
}: Omit<ComponentProps<'input'>, 'type'> & FieldText) => {
  const [shown, setShown] = useState(false)
  const Icon = shown ? EyeOff : Eye
  return (
    <FieldFrame label={label} help={help} error={error} id={input.id} required={input.required}>
      {(control) => (
        <span className="relative flex items-center">
          <input
            spellCheck={false}
            autoCapitalize="none"
            {...input}
            {...control}
            type={shown ? 'text' : 'password'}
            className={controlLook('pe-14', className)}
          />
          <IconButton
            label={texts.showPassword}
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
            className="absolute end-1 text-brume"
          >
            <Icon className="size-5" />
          </IconButton>
        </span>
      )}
    </FieldFrame>
  )
}
