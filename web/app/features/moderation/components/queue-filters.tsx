import { type ModerationCounts, moderationKinds } from '@colocdar/contracts/moderation'
import { paths, withQuery } from '@colocdar/contracts/paths'
import { useNavigate } from 'react-router'
import { totalOf } from '../../../admin/attente-store.ts'
import { LinkTabs } from '../../../admin/link-tabs.tsx'
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
    <div className="flex flex-wrap items-center gap-x-3 *:mb-4">
      <LinkTabs
        label="Type"
        links={kinds.map(({ kind, ...tab }) => ({ ...tab, to: hrefOf({ kind }), active: kind === filter.kind }))}
      />
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
