import type { ReactNode } from 'react'
import * as texts from '#texts/ui'
import { Filled } from './filled.tsx'
import { RelativeTime } from './relative-time.tsx'

interface NameAndTimesProps {
  name: string
  badge?: ReactNode
  createdAt: string | null | undefined
  confirmeeLe: string | null | undefined
}

/**
 * Whose ad it is, how old and how fresh: two lines, or three where there is little room, whatever they say, so that the
 * height of a card does not depend on them.
 */
export const NameAndTimes = ({ name, badge, createdAt, confirmeeLe }: NameAndTimesProps) => {
  const age = createdAt ? <RelativeTime instant={createdAt} /> : texts.noDate
  return (
    <div className="@container min-w-0 flex-1">
      <div className="carte-nom">
        <p className="flex min-w-0 items-center gap-1 font-semibold">
          <span dir="auto" className="truncate">
            {name}
          </span>
          {badge}
        </p>
        {confirmeeLe && <p className="whitespace-nowrap text-brume">{age}</p>}
      </div>
      <p className="truncate text-brume">
        {confirmeeLe ? (
          <Filled text={texts.confirmed} values={{ since: <RelativeTime instant={confirmeeLe} short /> }} />
        ) : (
          age
        )}
      </p>
    </div>
  )
}
