import { type ModerationCounts, moderationKinds } from '@colocdar/contracts/moderation'
import { paths, withQuery } from '@colocdar/contracts/paths'
import { useNavigate } from 'react-router'
import { totalOf } from '../../../admin/attente-store.ts'
import { classes } from '../../../ui/elements/classes.ts'
import { Link } from '../../../ui/elements/link.tsx'
import { type Option, SelectField } from '../../../ui/fields/select-field.tsx'
import { kindLabels, type QueueFilter } from '../queue-filter.ts'

interface QueueFiltersProps {
  filter: QueueFilter
  counts: ModerationCounts
  villes: readonly Option[]
}

/** Kind and city, stored in the URL. */
export const QueueFilters = ({ filter, counts, villes }: QueueFiltersProps) => {
  const navigate = useNavigate()
  const hrefOf = (change: Partial<QueueFilter>) => withQuery(paths.admin(), { ...filter, ...change })
  const kinds = [
    { kind: undefined, label: 'Tout', count: totalOf(counts) },
    ...moderationKinds.map((kind) => ({ kind, label: kindLabels[kind].many, count: counts[kind] })),
  ]
  return (
    <div className="mb-4 flex flex-wrap items-center gap-3">
      <nav aria-label="Type" className="flex flex-wrap gap-1">
        {kinds.map(({ kind, label, count }) => (
          <Link
            key={label}
            to={hrefOf({ kind })}
            aria-current={kind === filter.kind ? 'page' : undefined}
            className={classes(
              'inline-flex min-h-11 items-center gap-2 rounded-full border px-4 font-semibold transition hover:border-majorelle focus-visible:rounded-full',
              kind === filter.kind ? 'border-majorelle bg-majorelle-doux text-majorelle-vif' : 'border-bord bg-papier',
            )}
          >
            {label}
            <span className="text-brume tabular-nums">{count}</span>
          </Link>
        ))}
      </nav>
      <SelectField
        label={<span className="sr-only">Ville</span>}
        placeholder="Toutes les villes"
        options={villes}
        value={filter.villeId ?? ''}
        onChange={(event) => navigate(hrefOf({ villeId: Number(event.target.value) || undefined }))}
      />
    </div>
  )
}
