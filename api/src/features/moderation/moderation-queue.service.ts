import { AppError } from '@colocdar/contracts/errors'
import {
  type ModerationCounts,
  type ModerationItem,
  type ModerationKind,
  type ModerationQueue,
  moderationKinds,
} from '@colocdar/contracts/moderation'
import type { Db } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import type { Acteur } from '../../http/acteur.ts'
import { selectAvisModeres } from './moderation-avis.repository.ts'
import { readItems } from './moderation-items.service.ts'
import {
  countQueue,
  type QueueCursor,
  type QueueFilter,
  type QueueKey,
  selectQueue,
  selectQueueKey,
  selectWaits,
} from './moderation-queue.repository.ts'

type QueueDeps = Pick<Deps, 'db' | 'clock'>

export const readQueue = async (
  acteur: Acteur,
  deps: QueueDeps,
  { size, apres, ...filter }: QueueFilter & { size: number; apres?: string | undefined },
): Promise<ModerationQueue> => {
  const { db } = deps
  const [keys, counts] = await Promise.all([
    // One more than requested, to know whether there is a next page.
    selectQueue(db, filter, apres ? parseCursor(apres) : null, size + 1),
    countQueue(db, filter),
  ])
  const page = keys.slice(0, size)
  const last = keys.length > size ? page.at(-1) : undefined
  return { items: await readItems(acteur, deps, page), counts, suivant: last ? toCursor(last) : null }
}

export const readItem = async (
  acteur: Acteur,
  deps: QueueDeps,
  { kind, id }: { kind: ModerationKind; id: number },
): Promise<ModerationItem> => {
  const key = await selectQueueKey(deps.db, kind, id)
  const [item] = key ? await readItems(acteur, deps, [key]) : []
  if (!item) throw new AppError('NOT_FOUND')
  return item
}

export const listAvis = selectAvisModeres

/** How many items await a decision, by kind. */
export const countWaiting = (db: Db): Promise<ModerationCounts> => countQueue(db, {})

export const waitsNow = selectWaits

const toCursor = ({ modified, micros, kind, id }: QueueKey): string => `${modified ? 'm' : ''}${micros}.${kind}.${id}`

/** The contract has checked the format. */
const parseCursor = (cursor: string): QueueCursor => {
  const [start = '0', word, id = '0'] = cursor.split('.')
  const modified = start.startsWith('m')
  return {
    modified,
    micros: modified ? start.slice(1) : start,
    kind: moderationKinds.find((kind) => kind === word) ?? 'offre',
    id,
  }
}
