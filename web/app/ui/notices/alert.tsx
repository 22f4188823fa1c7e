import type { ReactNode } from 'react'
import { classes } from '../elements/classes.ts'
import { type Tone, tones } from './tones.ts'

interface AlertProps {
  tone: Tone
  title?: string
  children?: ReactNode
}

/** A message inside the page. Errors interrupt screen readers, other tones do not. */
export const Alert = ({ tone, title, children }: AlertProps) => {
  const { Icon, text, soft } = tones[tone]
  return (
    <div
      role={tone === 'error' ? 'alert' : 'status'}
      className={classes('flex items-start gap-3 rounded-champ border p-4', soft)}
    >
      <Icon className={classes('mt-0.5 size-5 shrink-0', text)} />
      <div className="min-w-0">
        {title && <p className="font-bold">{title}</p>}
        {children}
      </div>
    </div>
  )
}
