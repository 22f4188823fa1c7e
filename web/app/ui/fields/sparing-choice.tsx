import * as texts from '#texts/ui'
import { chooseSparing, useSparingChoice } from '../../lib/storage/sparing.ts'

/** Smaller photos and nothing ahead of time, in this browser. */
export const SparingChoice = ({ className }: { className?: string }) => {
  const chosen = useSparingChoice()
  return (
    <button
      type="button"
      role="switch"
      aria-checked={chosen}
      onClick={() => void chooseSparing(!chosen)}
      className={`group inline-flex min-h-11 items-center gap-3 ${className ?? ''}`}
    >
      <span className="relative h-6 w-10 shrink-0 rounded-full border border-current transition group-aria-checked:bg-majorelle">
        <span className="absolute start-1 top-1 size-3.5 rounded-full bg-current transition-all group-aria-checked:start-5 group-aria-checked:bg-contraste" />
      </span>
      {texts.spareData}
    </button>
  )
}
