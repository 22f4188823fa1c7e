import type { ReactNode } from 'react'
import { classes } from '../elements/classes.ts'

interface SectionHeadingProps {
  /** A word or two above the title. */
  eyebrow?: string
  title: string
  text?: ReactNode
  /** A link to the whole list, at the end of the line. */
  action?: ReactNode
  id?: string
  align?: 'start' | 'center'
}

export const SectionHeading = ({ eyebrow, title, text, action, id, align = 'start' }: SectionHeadingProps) => (
  <div
    className={classes(
      'flex gap-4',
      align === 'center' ? 'flex-col items-center text-center' : 'flex-wrap items-end justify-between',
    )}
  >
    <div className="max-w-2xl">
      {eyebrow && <p className="mb-2 font-semibold text-terracotta-vif">{eyebrow}</p>}
      <h2 id={id} className="text-3xl md:text-4xl">
        {title}
      </h2>
      {text && <p className="mt-3 text-brume text-lg">{text}</p>}
    </div>
    {action}
  </div>
)
