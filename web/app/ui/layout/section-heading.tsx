import type { ReactNode } from 'react'
import { ButtonLink } from '../elements/button.tsx'
import { classes } from '../elements/classes.ts'
import { ArrowRight } from '../icons.ts'

interface SectionHeadingProps {
  /** A word or two above the title. */
  eyebrow?: string
  title: string
  text?: ReactNode
  /** The whole list, linked at the end of the line. */
  all?: { to: string; label: string }
  id?: string
  align?: 'start' | 'center'
}

export const SectionHeading = ({ eyebrow, title, text, all, id, align = 'start' }: SectionHeadingProps) => (
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
    {all && (
      <ButtonLink to={all.to} variant="quiet">
        {all.label}
        <ArrowRight className="size-5 rtl:-scale-x-100" />
      </ButtonLink>
    )}
  </div>
)
