import {
  type Alerte,
  type AlerteFiltres,
  type AlerteType,
  alerteFiltres,
  alerteLimits,
  type alertes,
} from '@colocdar/contracts/alertes'
import type { ParsedOf } from '@colocdar/contracts/endpoint'
import { AppError } from '@colocdar/contracts/errors'
import { pickFields } from '@colocdar/contracts/fields'
import { filtreParams } from '@colocdar/contracts/filtres'
import { foldText } from '@colocdar/contracts/fold-text'
import { fill } from '@colocdar/contracts/texts/fill'
import type { Db } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import type { Acteur } from '../../http/acteur.ts'
import { hashToken } from '../../tokens.ts'
import { requireRepereIds } from '../reperes/reperes.service.ts'
import { requireVille } from '../villes/villes.service.ts'
import { readWords } from '../villes/villes-mots.service.ts'
import {
  countAlertes,
  deleteAlerte,
  insertAlerte,
  selectAlerte,
  selectAlertesOf,
  selectSameAlerte,
  stopByJeton,
  updateFrequence,
} from './alertes.repository.ts'
import * as texts from './alertes.texts.fr.ts'
import { lockRecipients } from './alertes-envois.repository.ts'

type Creation = ParsedOf<typeof alertes.create>['body']

export const listAlertes = (acteur: Acteur, db: Db): Promise<Alerte[]> => selectAlertesOf(db, acteur.id)

/** A search that the member already has is the same alert, with the new frequency. */
export const createAlerte = (
  acteur: Acteur,
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { type, filtres: given, frequence }: Creation,
): Promise<Alerte> =>
  db.transaction(async (tx) => {
    // One call after the other, or two of them would share the last free place.
    if ((await lockRecipients(tx, [acteur.id])).length === 0) throw new AppError('UNAUTHENTICATED')
    const filtres: AlerteFiltres = pickFields(given, alerteFiltres(type))
    if (filtres.villeId !== undefined) await requireVille(tx, filtres.villeId)
    const cle = keyOf(type, filtres)
    const same = await selectSameAlerte(tx, acteur.id, cle)
    if (same !== null) await updateFrequence(tx, { id: same, utilisateurId: acteur.id }, frequence)
    else if ((await countAlertes(tx, acteur.id)) >= alerteLimits.membre) throw tooMany()
    const id =
      same ??
      (await insertAlerte(tx, {
        utilisateurId: acteur.id,
        type,
        frequence,
        filtres,
        cle,
        words: filtres.q === undefined ? [] : await readWords(tx, `${type}s_recherche`, filtres.q),
        repereIds: filtres.repere === undefined ? [] : await requireRepereIds(tx, filtres.repere),
        createdAt: clock(),
      }))
    return requireAlerte(acteur, tx, id)
  })

/** One text for one search, however its words are written. Those of offers are as version 1.1 writes them. */
const keyOf = (type: AlerteType, filtres: AlerteFiltres): string => {
  const { q, quartier, ...others } = filtres
  const folded = { ...others, ...(q && { q: foldText(q) }), ...(quartier && { quartier: foldText(quartier) }) }
  const params = filtreParams(alerteFiltres(type), folded)
  return new URLSearchParams({ ...(type === 'demande' && { type }), ...params }).toString()
}

const tooMany = () =>
  new AppError('CONFLICT', {
    message: fill(texts.full, { max: alerteLimits.membre }),
  })

export const changeAlerte = (
  acteur: Acteur,
  db: Db,
  { id, frequence }: { id: number; frequence: Alerte['frequence'] },
): Promise<Alerte> =>
  db.transaction(async (tx) => {
    await updateFrequence(tx, { id, utilisateurId: acteur.id }, frequence)
    return requireAlerte(acteur, tx, id)
  })

export const removeAlerte = async (acteur: Acteur, db: Db, id: number): Promise<void> => {
  if (!(await deleteAlerte(db, { id, utilisateurId: acteur.id }))) throw unknownAlerte()
}

/** By the link of a mail: anyone who has it may, signed in or not. Safe to repeat. */
export const stopAlertes = async (db: Db, token: string): Promise<{ message: string }> => {
  if (!(await db.transaction((tx) => stopByJeton(tx, hashToken(token))))) {
    throw new AppError('INVALID', { message: texts.linkDead })
  }
  return { message: texts.stopped }
}

/** For the export of personal data. */
export const exportAlertes = (db: Db, utilisateurId: number): Promise<Alerte[]> => selectAlertesOf(db, utilisateurId)

const requireAlerte = async (acteur: Acteur, db: Db, id: number): Promise<Alerte> => {
  const alerte = await selectAlerte(db, { id, utilisateurId: acteur.id })
  if (!alerte) throw unknownAlerte()
  return alerte
}

const unknownAlerte = () => new AppError('NOT_FOUND', { message: texts.unknown })
