import type { ReactNode } from 'react'
import * as texts from '#texts/ui'
import { classes } from '../elements/classes.ts'

export interface Fact {
  label: string
  /** Empty values are shown as « Non spécifié ». */
  value: ReactNode
  /** A few words below the value. */
  note?: string
  /** Takes the whole line. */
  wide?: boolean
}

/** Labels and values, in two columns where there is room. */
export const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
    {facts.map(({ label, value, note, wide }) => (
      <div key={label} className={classes('min-w-0', wide && 'sm:col-span-2')}>
        <dt className="text-brume text-sm">{label}</dt>
        {/* Long texts follow the direction of their script; all else stays aligned with its label. */}
        <dd
          dir={wide && typeof value === 'string' ? 'auto' : undefined}
          className="whitespace-pre-line break-words font-medium"
        >
          {(wide ? value : isolated(value)) || <span className="font-normal text-brume">{texts.unspecified}</span>}
          {note && value && <span className="block font-normal text-brume text-sm">{note}</span>}
        </dd>
      </div>
    ))}
  </dl>
)

/** A `bdi` does not affect the direction of the text around it. */
const isolated = (value: ReactNode): ReactNode => (typeof value === 'string' && value ? <bdi>{value}</bdi> : value)
