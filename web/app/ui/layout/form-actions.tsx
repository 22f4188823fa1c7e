import type { ReactNode } from 'react'
import { classes } from '../elements/classes.ts'

/** The buttons below a form: the main one last, on a phone first. Above the button that leads back to the top. */
export const FormActions = ({ children, className }: { children: ReactNode; className?: string }) => (
  <div className={classes('relative z-25 flex flex-col-reverse gap-3 sm:flex-row sm:justify-end', className)}>
    {children}
  </div>
)
