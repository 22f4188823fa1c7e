import { type ComponentProps, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import * as texts from '#texts/ui'
import { classes } from '../elements/classes.ts'

export interface Suggestion {
  key: string
  label: string
  /** A few words at the end of the line: « 23 annonces ». */
  detail?: string | undefined
  /** What the field holds when this is chosen, in place of the label; nothing is missing then, and the form is sent. */
  value?: string
}

interface ComboboxProps extends Omit<ComponentProps<'input'>, 'value'> {
  /** The suggestions for a text, most likely first; rejects or is empty when there is none. */
  suggest: (text: string, signal: AbortSignal) => Promise<readonly Suggestion[]>
  /** Takes what is chosen, and leaves the field empty for the next. */
  onPick?: (option: Suggestion) => void
}

/** Longer than between two letters. */
const pauseMs = 150

/** A text field with a list of suggestions, as the ARIA practices describe it: the focus stays in the field. */
export const Combobox = ({ suggest, onPick, ...input }: ComboboxProps) => {
  const listId = useId()
  const [open, setOpen] = useState(false)
  const [options, setOptions] = useState<readonly Suggestion[]>([])
  const [active, setActive] = useState(-1)
  // Not controlled: what was typed before the scripts came stays.
  const field = useRef<HTMLInputElement>(null)
  const latest = useRef<AbortController | null>(null)
  // The list still is that of an earlier text: none of it may be chosen for this one.
  const stale = useRef(false)
  useEffect(() => () => latest.current?.abort(), [])

  const ask = (text: string, pause: number, first = -1): void => {
    latest.current?.abort()
    const controller = new AbortController()
    latest.current = controller
    stale.current = true
    setTimeout(async () => {
      if (controller.signal.aborted) return
      const found = await suggest(text, controller.signal).catch(() => [])
      if (controller.signal.aborted) return
      stale.current = false
      setOptions(found)
      setActive(first)
      setOpen(true)
    }, pause)
  }
  const close = (): void => {
    latest.current?.abort()
    setOpen(false)
    setActive(-1)
  }
  const pick = (option: Suggestion): void => {
    close()
    if (!field.current) return
    field.current.value = onPick ? '' : (option.value ?? option.label)
    onPick?.(option)
    if (option.value !== undefined) field.current.form?.requestSubmit()
  }
  const press = (event: KeyboardEvent<HTMLInputElement>): void => {
    const chosen = options[active]
    const fresh = open && !stale.current
    if (event.key === 'Enter' && fresh && chosen) {
      event.preventDefault()
      pick(chosen)
    } else if (event.key === 'Escape' && open) {
      event.preventDefault()
      close()
    } else if (event.key === 'ArrowDown' && !fresh) {
      event.preventDefault()
      ask(event.currentTarget.value, 0, open ? 0 : -1)
    } else if (fresh) {
      const to = nextOption(event.key, active, options.length)
      if (to === null) return
      event.preventDefault()
      setActive(to)
    }
  }
  const shown = open && options.length > 0
  return (
    <>
      <input
        {...input}
        role="combobox"
        autoComplete="off"
        aria-autocomplete="list"
        aria-expanded={shown}
        aria-controls={listId}
        aria-activedescendant={shown && active >= 0 ? `${listId}-${active}` : undefined}
        ref={field}
        onChange={({ target }) => ask(target.value, pauseMs)}
        onFocus={({ target }) => ask(target.value, 0)}
        onKeyDown={press}
        onBlur={close}
      />
      <ul
        id={listId}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the list of a combobox, per the ARIA practices.
        role="listbox"
        aria-label={texts.suggestions}
        hidden={!shown}
        className="absolute inset-x-0 top-full z-30 mt-2 max-h-80 animate-apparait overflow-y-auto rounded-carte border border-bord bg-papier p-2 shadow-leve"
      >
        {options.map((option, place) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field, which keeps the focus.
          // biome-ignore lint/a11y/useFocusableInteractive: as above.
          <li
            key={option.key}
            id={`${listId}-${place}`}
            // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: as above.
            role="option"
            aria-selected={place === active}
            // Pressed, it would take the focus from the field, which closes the list before the click.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => pick(option)}
            className={classes(
              'flex min-h-11 cursor-pointer items-center justify-between gap-3 rounded-champ px-3',
              place === active ? 'bg-majorelle-doux text-majorelle-vif' : 'hover:bg-majorelle-doux',
            )}
          >
            <span className="truncate">{option.label}</span>
            {option.detail && <span className="shrink-0 text-brume text-sm tabular-nums">{option.detail}</span>}
          </li>
        ))}
      </ul>
      <p role="status" className="sr-only">
        {shown && texts.suggestionCount(options.length)}
      </p>
    </>
  )
}

/** Which option a key leads to: -1 is the text itself, between the last and the first. Null for other keys. */
export const nextOption = (key: string, active: number, count: number): number | null => {
  switch (key) {
    case 'ArrowDown':
      return active + 1 < count ? active + 1 : -1
    case 'ArrowUp':
      return active === -1 ? count - 1 : active - 1
    default:
      return null
  }
}
