import { SlidersHorizontal } from '../../../ui/icons.ts'

/** Opens the sheet of filters on a phone, by a native popover: before any script runs. */
export const FiltersOpener = ({ id, count }: { id: string; count: number }) => (
  <button
    type="button"
    popoverTarget={id}
    className="relative inline-flex min-h-11 min-w-11 shrink-0 items-center justify-center gap-1.5 rounded-full border border-contour bg-papier font-semibold focus-visible:rounded-full sm:px-5 lg:hidden"
  >
    <SlidersHorizontal className="size-5 shrink-0 text-terracotta" />
    <span className="max-sm:sr-only">Filtres</span>
    {count > 0 && (
      <span className="grid size-5 place-items-center rounded-full bg-majorelle text-contraste text-xs max-sm:absolute max-sm:-end-1 max-sm:-top-1">
        {count}
        <span className="sr-only"> en cours</span>
      </span>
    )}
  </button>
)
