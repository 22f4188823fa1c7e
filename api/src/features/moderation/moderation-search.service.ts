import { maxInteger } from '@colocdar/contracts/common'
import type { AnnonceTrouvee } from '@colocdar/contracts/moderation'
import type { Db } from '../../db/database.ts'
import { selectAnnonces } from './moderation-search.repository.ts'

/** Ads whatever their state, by words, number or author. */
export const searchAnnonces = async (
  db: Db,
  { q, page, size }: { q: string; page: number; size: number },
): Promise<{ content: AnnonceTrouvee[]; suite: boolean }> => {
  const words = q
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .split(/[^\p{L}\p{N}]/u)
    .filter(Boolean)
    .slice(0, 10)
  const number = /^#?\d{1,10}$/.test(q) ? Number(q.replace('#', '')) : null
  const id = number !== null && number <= maxInteger ? number : null
  // One more, to know whether there is a next page.
  const found = await selectAnnonces(db, { words, id, auteur: q }, { limit: size + 1, offset: page * size })
  return { content: found.slice(0, size), suite: found.length > size }
}
