import type { Ouverture } from '@colocdar/contracts/moderation-ouvertures'
import { type ReactNode, useState } from 'react'
import { AdminHeading } from '../../../admin/admin-heading.tsx'
import { Badge } from '../../../ui/elements/badge.tsx'
import { Button, type ButtonVariant } from '../../../ui/elements/button.tsx'
import { classes } from '../../../ui/elements/classes.ts'
import { RelativeTime } from '../../../ui/elements/relative-time.tsx'
import { Check, Keyboard, X } from '../../../ui/icons.ts'
import { useArrival } from '../../../ui/navigation/use-arrival.ts'
import { useOuverture } from '../use-ouverture.ts'
import { useShortcuts } from '../use-shortcuts.ts'
import type { WaitingEvent, WaitingList } from '../waiting-list.ts'
import { ShortcutsHelp } from './shortcuts-help.tsx'

interface DecisionScreenProps<T> extends PanelProps<T> {
  title: string
  text: string
  /** Beside the button for the shortcuts. */
  action?: ReactNode
  filters?: ReactNode
  /** Shown when nothing waits. */
  empty: ReactNode
  listLabel: string
  waiting: WaitingList<T>
  dispatch: (event: WaitingEvent<T>) => void
  keyOf: (item: T) => string
  ficheOf: (item: T) => string
  /** The second line of a row. */
  rowText: (item: T) => ReactNode
  rowMark?: (item: T) => ReactNode
  undoLast: () => void
}

/** What waits, beside everything needed for a decision on the selected one. */
export const DecisionScreen = <T extends Openable>(props: DecisionScreenProps<T>) => {
  const { dispatch, accept, refuse, undoLast } = props
  const { selected } = props.waiting
  const [helping, setHelping] = useState(false)
  const ouvertePar = useOuverture(selected && props.ficheOf(selected), selected?.ouvertePar ?? null)
  useShortcuts({
    j: () => dispatch({ type: 'move', by: 1 }),
    k: () => dispatch({ type: 'move', by: -1 }),
    v: () => selected && accept.decide(selected),
    r: () => selected && refuse.decide(selected),
    u: undoLast,
    '?': () => setHelping(true),
  })
  return (
    <>
      <AdminHeading title={props.title} text={props.text}>
        <span className="flex flex-wrap gap-2">
          <Button variant="quiet" icon={<Keyboard className="size-5" />} onClick={() => setHelping(true)}>
            Raccourcis
          </Button>
          {props.action}
        </span>
      </AdminHeading>
      {props.filters}
      {selected ? (
        <div className="grid items-start gap-4 sm:grid-cols-[15rem_minmax(0,1fr)] xl:grid-cols-[20rem_minmax(0,1fr)]">
          <Rows {...props} />
          <Panel key={props.keyOf(selected)} item={selected} ouvertePar={ouvertePar} {...props} />
        </div>
      ) : (
        props.empty
      )}
      <ShortcutsHelp open={helping} onClose={() => setHelping(false)} />
    </>
  )
}

const Rows = <T extends Openable>({
  listLabel,
  waiting,
  dispatch,
  keyOf,
  nameOf,
  rowText,
  rowMark,
}: DecisionScreenProps<T>) => (
  <ol
    aria-label={listLabel}
    className="flex flex-col gap-1 overflow-y-auto max-sm:max-h-48 sm:sticky sm:top-20 sm:max-h-[calc(100dvh-6rem)] lg:top-4"
  >
    {waiting.items.map((item) => (
      <li key={keyOf(item)} ref={item === waiting.selected ? scrollToRow : undefined}>
        <button
          type="button"
          aria-current={item === waiting.selected ? 'true' : undefined}
          onClick={() => dispatch({ type: 'select', item })}
          className={classes(
            'w-full rounded-champ border px-3 py-2 text-start transition focus-visible:-outline-offset-3',
            // The pointer may rest on another row while J and K move on: only one may look selected.
            item === waiting.selected
              ? 'border-majorelle bg-majorelle-doux'
              : 'border-bord bg-papier hover:border-contour',
          )}
        >
          <span className="flex items-center gap-2">
            <span className="min-w-0 flex-1 truncate font-semibold">
              <bdi>{nameOf(item)}</bdi>
            </span>
            {rowMark?.(item)}
          </span>
          <span className="block truncate text-brume text-sm">{rowText(item)}</span>
          {item.ouvertePar && (
            <span className="block truncate text-sm">
              Ouvert par <bdi>{item.ouvertePar.nom}</bdi>
            </span>
          )}
        </button>
      </li>
    ))}
  </ol>
)

const scrollToRow = (row: HTMLElement | null): void => row?.scrollIntoView({ block: 'nearest' })

interface Openable {
  ouvertePar: Ouverture | null
}

interface Choice<T> {
  label: string
  variant?: ButtonVariant
  decide: (item: T) => void
}

interface PanelProps<T> {
  panelLabel: string
  nameOf: (item: T) => string
  /** Above the name. */
  about: (item: T) => ReactNode
  accept: Choice<T>
  refuse: Choice<T>
  content: (item: T) => ReactNode
}

const Panel = <T,>({
  item,
  ouvertePar,
  panelLabel,
  nameOf,
  about,
  accept,
  refuse,
  content,
}: PanelProps<T> & { item: T; ouvertePar: Ouverture | null }) => {
  // Each item mounts a new panel, whose title takes the focus: screen readers announce it.
  const title = useArrival()
  return (
    <section
      aria-label={panelLabel}
      className="flex min-w-0 flex-col gap-5 rounded-carte border border-bord bg-papier p-4 lg:p-6"
    >
      <header className="-mx-4 -mt-4 lg:-mx-6 lg:-mt-6 sticky top-15 z-10 flex flex-wrap items-start justify-between gap-3 rounded-t-carte border-bord border-b bg-papier px-4 py-3 lg:top-0 lg:px-6">
        <div className="min-w-0">
          <p className="mb-1 flex flex-wrap items-center gap-2 text-brume text-sm">
            {about(item)}
            {/* Announced when it arrives, which may be after the title was read. */}
            <span role="status">
              {ouvertePar && (
                <Badge tone="safran">
                  <span>
                    Ouvert par <bdi>{ouvertePar.nom}</bdi> <RelativeTime instant={ouvertePar.depuis} short />
                  </span>
                </Badge>
              )}
            </span>
          </p>
          <h2 ref={title} tabIndex={-1} dir="auto" className="text-2xl">
            {nameOf(item)}
          </h2>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button
            variant={accept.variant}
            onClick={() => accept.decide(item)}
            icon={<Check className="size-5" />}
            aria-keyshortcuts="V"
          >
            {accept.label}
          </Button>
          <Button
            variant="quiet"
            onClick={() => refuse.decide(item)}
            icon={<X className="size-5" />}
            aria-keyshortcuts="R"
          >
            {refuse.label}
          </Button>
        </div>
      </header>
      {content(item)}
    </section>
  )
}
