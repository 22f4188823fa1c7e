import { referenceName } from '@colocdar/contracts/references'
import * as texts from '#texts/features/utilisateurs'
import { Badge, type BadgeTone } from '../../../ui/elements/badge.tsx'

/** Languages or interests, as chips. */
export const TagList = ({ tags, tone = 'majorelle' }: { tags: readonly string[]; tone?: BadgeTone }) =>
  tags.length === 0 ? (
    <span className="font-normal text-brume">{texts.unspecified}</span>
  ) : (
    <ul className="mt-1 flex flex-wrap gap-2">
      {tags.map((tag) => (
        <li key={tag}>
          <Badge tone={tone}>
            <bdi>{referenceName(tag)}</bdi>
          </Badge>
        </li>
      ))}
    </ul>
  )
