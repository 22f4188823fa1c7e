import { useState } from 'react'
import * as texts from '#texts/ui'
import { classes } from '../elements/classes.ts'
import {
  defaultStarColor,
  defaultStarCount,
  defaultStarSize,
  Star,
  type StarsLook,
  starChoices,
  starFill,
  starsValue,
} from '../elements/stars.tsx'
import { ChoiceSet } from './choice-set.tsx'
import type { FieldText } from './field-frame.tsx'

interface StarsInputProps extends StarsLook, FieldText {
  name: string
  value: number
  onChange: (value: number) => void
}

/** A rating to give: radio buttons under the stars, so arrow keys, labels and forms work as usual. */
export const StarsInput = ({
  name,
  value,
  onChange,
  count = defaultStarCount,
  half = false,
  size = defaultStarSize,
  color = defaultStarColor,
  ...frame
}: StarsInputProps) => {
  const [hovered, setHovered] = useState<number | null>(null)
  const chosen = starsValue(value, { count, half })
  const shown = hovered ?? chosen
  return (
    <ChoiceSet {...frame}>
      <div className="relative inline-flex w-fit rounded-champ has-focus-visible:outline-3 has-focus-visible:outline-majorelle">
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a star is identified by its position.
          <span key={index} className="grid size-11 place-items-center">
            <Star fill={starFill(shown, index)} size={size} color={color} />
          </span>
        ))}
        <span className="absolute inset-0 flex" onPointerLeave={() => setHovered(null)}>
          {starChoices({ count, half }).map((choice) => (
            <label
              key={choice}
              onPointerEnter={() => setHovered(choice)}
              className={classes('h-full', choice === 0 ? 'sr-only' : 'flex-1')}
            >
              <span className="sr-only">{texts.starsChoice(choice)}</span>
              <input
                type="radio"
                name={name}
                value={choice}
                checked={chosen === choice}
                onChange={() => onChange(choice)}
                className="sr-only"
              />
            </label>
          ))}
        </span>
      </div>
    </ChoiceSet>
  )
}
