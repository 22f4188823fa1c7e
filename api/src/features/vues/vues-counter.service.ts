import { randomBytes } from 'node:crypto'
import { dayOf } from '@colocdar/contracts/jour'
import type { Deps, Views } from '../../deps.ts'
import { insertEmptySearches, insertViews, selectSalt } from './vues.repository.ts'
import { digestOf, type EmptySearch, type View } from './vues-visitor.rules.ts'

const flushMs = 5_000
// A flood must not fill the memory: what is above is not counted.
const mostPending = 20_000

/**
 * Collects views and searches that found nothing, and writes them in batches: a statement for each would cost more than the pages themselves.
 * A crash loses the last seconds of them.
 */
export const createViewCounter = ({ db, clock }: Pick<Deps, 'db' | 'clock'>): Views => {
  let pending = new Map<string, View | EmptySearch>()
  let timer: NodeJS.Timeout | undefined
  let written: Promise<void> = Promise.resolve()

  const write = async (seen: (View | EmptySearch)[]): Promise<void> => {
    const jour = dayOf(clock())
    const salt = await selectSalt(db, jour, randomBytes(32))
    const views = seen.flatMap((each) =>
      each.type === 'recherche' ? [] : [{ ...each, empreinte: digestOf(each, salt) }],
    )
    const searches = seen.flatMap((each) =>
      each.type === 'recherche'
        ? [{ texte: each.id, empreinte: digestOf(each, salt), mots: digestOf({ ...each, visitor: '' }, salt) }]
        : [],
    )
    if (views.length > 0) await insertViews(db, jour, views)
    if (searches.length > 0) await insertEmptySearches(db, jour, searches)
  }

  const flush = (): Promise<void> => {
    clearTimeout(timer)
    timer = undefined
    if (pending.size === 0) return written
    const views = [...pending.values()]
    pending = new Map()
    written = written.catch(() => {}).then(() => write(views))
    return written
  }

  return {
    add(view) {
      if (pending.size >= mostPending) return
      pending.set(`${view.type} ${view.id} ${view.visitor}`, view)
      // A failure is ignored: without a database some views are lost.
      timer ??= setTimeout(() => void flush().catch(() => {}), flushMs).unref()
    },
    flush,
  }
}
