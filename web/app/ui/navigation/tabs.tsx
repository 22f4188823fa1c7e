import { type KeyboardEvent, type ReactNode, useId } from 'react'
import { directionOf } from './direction.ts'
import { segmentLook, segmentsLook } from './segment-look.ts'

interface TabsProps<Id extends string> {
  label: string
  tabs: readonly { id: Id; label: ReactNode }[]
  selected: Id
  onSelect: (id: Id) => void
  /** Content of the selected tab. */
  children: ReactNode
}

export const Tabs = <Id extends string>({ label, tabs, selected, onSelect, children }: TabsProps<Id>) => {
  const prefix = useId()
  const moveFocus = (event: KeyboardEvent<HTMLDivElement>) => {
    const next = indexAfterKey(
      event.key,
      tabs.findIndex(({ id }) => id === selected),
      tabs.length,
      directionOf(event.currentTarget),
    )
    const tab = next === null ? undefined : tabs[next]
    if (!tab) return
    event.preventDefault()
    onSelect(tab.id)
    document.getElementById(`${prefix}-${tab.id}`)?.focus()
  }
  return (
    <div className="flex flex-col gap-6">
      <div role="tablist" aria-label={label} onKeyDown={moveFocus} className={segmentsLook}>
        {tabs.map(({ id, label: text }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${prefix}-${id}`}
            aria-selected={id === selected}
            aria-controls={`${prefix}-panneau`}
            tabIndex={id === selected ? 0 : -1}
            onClick={() => onSelect(id)}
            className={segmentLook(id === selected)}
          >
            {text}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${prefix}-panneau`} aria-labelledby={`${prefix}-${selected}`}>
        {children}
      </div>
    </div>
  )
}

/** From right to left, the right arrow goes back. */
export const indexAfterKey = (key: string, index: number, count: number, direction: 1 | -1): number | null => {
  if (key === 'ArrowRight') return (index + count + direction) % count
  if (key === 'ArrowLeft') return (index + count - direction) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return null
}
