import { AppError } from '@colocdar/contracts/errors'
import type { NamedReperes, OffreRepere, Repere } from '@colocdar/contracts/reperes'
import { fill } from '@colocdar/contracts/texts/fill'
import { twice } from '@colocdar/contracts/texts/reperes.fr'
import type { Ville } from '@colocdar/contracts/villes'
import type { Db } from '../../db/database.ts'
import {
  insertMissing,
  selectNamed,
  selectRepere,
  selectRepereIds,
  selectReperes,
  updateAlias,
} from './reperes.repository.ts'
import { reperesSeed } from './reperes.seed.ts'
import * as texts from './reperes.texts.fr.ts'

export const listReperes = selectReperes

export const readRepere = async (db: Db, slug: string): Promise<Repere & { ville: Ville }> => {
  const repere = await selectRepere(db, slug)
  if (!repere) throw new AppError('NOT_FOUND', { message: texts.unknown })
  return repere
}

/** Its id and those that were merged with it; none when it is not known, so that a search finds nothing. */
export const findRepereIds = selectRepereIds

export const requireRepereIds = async (db: Db, slug: string): Promise<number[]> => {
  const ids = await selectRepereIds(db, slug)
  if (ids.length === 0) throw new AppError('INVALID', { details: { repere: texts.unknown } })
  return ids
}

/** The landmarks that an owner names, as the offer stores and shows them; null without any. */
export const requireReperes = async (
  db: Db,
  villeId: number,
  named: NamedReperes | null | undefined,
): Promise<OffreRepere[] | null> => {
  if (!named?.length) return null
  const known = await selectNamed(db, named)
  const list = named.map(({ minutes, moyen }, place) => {
    const repere = known.get(place)
    if (!repere) throw refused(texts.unknown)
    if (repere.villeId !== villeId) throw refused(fill(texts.elsewhere, { nom: repere.nom }))
    const { id, slug, nom, nomArabe } = repere
    return { repereId: id, slug, nom, nomArabe, minutes, moyen }
  })
  if (new Set(list.map(({ repereId }) => repereId)).size < list.length) throw refused(twice)
  return list
}

const refused = (message: string) => new AppError('INVALID', { details: { reperes: message } })

/** At every start: a release may bring more of them, and more short forms of those that are known. */
export const seedReperes = async (db: Db): Promise<void> => {
  await updateAlias(db, reperesSeed)
  await insertMissing(db, reperesSeed)
}
