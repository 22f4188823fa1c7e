import type { ModerationItem } from '@colocdar/contracts/moderation'
import { useEffect, useRef } from 'react'
import { classes } from '../../../ui/elements/classes.ts'
import { RelativeTime } from '../../../ui/elements/relative-time.tsx'
import { TriangleAlert } from '../../../ui/icons.ts'
import { hasAlerte } from '../item-alertes.ts'
import { kindLabels } from '../queue-filter.ts'
import { keyOf } from '../queue-state.ts'
import { nameOf } from '../use-queue.ts'

interface QueueListProps {
  items: readonly ModerationItem[]
  selected: string | null
  onSelect: (key: string) => void
}

export const QueueList = ({ items, selected, onSelect }: QueueListProps) => {
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    list.current?.querySelector(`[data-fiche="${selected}"]`)?.scrollIntoView({ block: 'nearest' })
  }, [selected])
  return (
    <ol
      ref={list}
      aria-label="Ce qui attend"
      className="flex flex-col gap-1 overflow-y-auto max-sm:max-h-48 sm:sticky sm:top-20 sm:max-h-[calc(100dvh-6rem)] lg:top-4"
    >
      {items.map((item) => (
        <li key={keyOf(item)}>
          <button
            type="button"
            data-fiche={keyOf(item)}
            aria-current={keyOf(item) === selected ? 'true' : undefined}
            onClick={() => onSelect(keyOf(item))}
            className={classes(
              'w-full rounded-champ border px-3 py-2 text-start transition focus-visible:-outline-offset-3',
              // The pointer may rest on another row while J and K move on: only one may look selected.
              keyOf(item) === selected
                ? 'border-majorelle bg-majorelle-doux'
                : 'border-bord bg-papier hover:border-contour',
            )}
          >
            <span className="flex items-center gap-2">
              <span className="min-w-0 flex-1 truncate font-semibold">{nameOf(item)}</span>
              {hasAlerte(item) && <TriangleAlert role="img" aria-label="À regarder de près" className={alertLook} />}
            </span>
            <span className="block truncate text-brume text-sm">
              {kindLabels[item.kind].one}
              {item.etat === 'modification' && item.kind !== 'profil' && ' modifiée'}
              {'ville' in item.contenu && ` · ${item.contenu.ville.nom}`} · <RelativeTime instant={item.submittedAt} />
            </span>
          </button>
        </li>
      ))}
    </ol>
  )
}

const alertLook = 'size-4 shrink-0 text-terracotta'
