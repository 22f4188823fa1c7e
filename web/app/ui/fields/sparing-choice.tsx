import { useId } from 'react'
import * as texts from '#texts/ui'
import { chooseSparing, useSparingChoice } from '../../lib/storage/sparing.ts'

/** Smaller photos and nothing ahead of time, in this browser. */
export const SparingChoice = ({ className }: { className: string }) => {
  const id = useId()
  return (
    <div className={className}>
      <input
        id={id}
        type="checkbox"
        checked={useSparingChoice()}
        onChange={({ target }) => void chooseSparing(target.checked)}
        className="size-6 shrink-0 rounded accent-majorelle"
      />
      <label htmlFor={id}>{texts.spareData}</label>
    </div>
  )
}
