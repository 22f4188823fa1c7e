import { type ReactNode, useRef } from 'react'
import { X } from '../../../ui/icons.ts'
import { useClosedByNavigation } from '../../../ui/overlays/use-closed-by-navigation.ts'

interface FilterSheetProps {
  /** Its opener on a phone names it: a native popover, which opens before any script runs. */
  id: string
  title: string
  closeLabel: string
  children: ReactNode
}

/** A sidebar; on a phone a sheet. */
export const FilterSheet = ({ id, title, closeLabel, children }: FilterSheetProps) => {
  const sheet = useRef<HTMLElement>(null)
  useClosedByNavigation(sheet)
  return (
    <aside ref={sheet} id={id} popover="auto" aria-labelledby={`${id}-titre`} className={sheetLook}>
      <div className="flex items-center justify-between">
        <h2 id={`${id}-titre`} className="text-xl">
          {title}
        </h2>
        <button
          type="button"
          popoverTarget={id}
          popoverTargetAction="hide"
          aria-label={closeLabel}
          className="-me-2 grid size-11 place-items-center rounded-full lg:hidden"
        >
          <X className="size-5" />
        </button>
      </div>
      {children}
    </aside>
  )
}

const sheetLook =
  'backdrop:bg-nuit/60 max-lg:fixed max-lg:inset-x-0 max-lg:top-auto max-lg:bottom-0 max-lg:max-h-[88dvh] max-lg:w-full max-lg:max-w-none max-lg:animate-glisse-haut max-lg:flex-col max-lg:rounded-t-carte max-lg:p-5 max-lg:shadow-leve max-lg:open:flex lg:static lg:inset-auto lg:block lg:w-full lg:overflow-visible lg:rounded-carte lg:border lg:border-bord lg:p-5 lg:shadow-doux bg-papier'
