import { isDeepStrictEqual } from 'node:util'
import { AppError } from '@colocdar/contracts/errors'
import type { RepereAdmin } from '@colocdar/contracts/reperes-administration'
import { slugOf } from '@colocdar/contracts/slug'
import type { Deps } from '../../deps.ts'
import type { Acteur } from '../../http/acteur.ts'
import { recorderOf } from '../journal/journal.service.ts'
import {
  hasVille,
  insertRepere,
  isNomTaken,
  lockRepere,
  type RepereSettings,
  selectReperesAdmin,
  updateFusion,
  updateRepere,
} from './reperes-administration.repository.ts'

type RepereDeps = Pick<Deps, 'db' | 'clock'>

export const listReperesAdmin = selectReperesAdmin

export const createRepere = (
  acteur: Acteur,
  { db, clock }: RepereDeps,
  form: RepereSettings & { villeId: number },
): Promise<RepereAdmin> =>
  db.transaction(async (tx) => {
    if (!(await hasVille(tx, form.villeId))) throw refused('villeId', 'Cette ville n’existe pas.')
    const id = await insertRepere(tx, { ...form, slug: slugOf(form.nom) || 'repere' })
    if (id === null) throw nomTaken()
    await record(tx, acteur, clock(), { action: 'create', objetId: id, apres: form })
    return inUse(await lockRepere(tx, id))
  })

export const changeRepere = (
  acteur: Acteur,
  { db, clock }: RepereDeps,
  id: number,
  form: RepereSettings,
): Promise<RepereAdmin> =>
  db.transaction(async (tx) => {
    const before = inUse(await lockRepere(tx, id))
    if (await isNomTaken(tx, { id, villeId: before.villeId, nom: form.nom })) throw nomTaken()
    const avant = settingsOf(before)
    if (isDeepStrictEqual(avant, settingsOf(form))) return before
    await updateRepere(tx, id, form)
    await record(tx, acteur, clock(), { action: 'update', objetId: id, avant, apres: settingsOf(form) })
    return inUse(await lockRepere(tx, id))
  })

/** The other one stands in its place from now on: offers, searches, alerts and its address lead there. */
export const mergeRepere = (
  acteur: Acteur,
  { db, clock }: RepereDeps,
  { id, avecId }: { id: number; avecId: number },
): Promise<RepereAdmin> =>
  db.transaction(async (tx) => {
    const repere = inUse(await lockRepere(tx, id))
    const other = await lockRepere(tx, avecId)
    if (!other || other.fusion || other.id === id || other.villeId !== repere.villeId)
      throw refused('avecId', 'Choisissez un autre repère de la même ville.')
    await updateFusion(tx, id, avecId)
    await record(tx, acteur, clock(), {
      action: 'merge',
      objetId: id,
      avant: { nom: repere.nom, slug: repere.slug },
      apres: { id: avecId, nom: other.nom, slug: other.slug },
    })
    return inUse(await lockRepere(tx, avecId))
  })

const settingsOf = ({ nom, nomArabe = null, genre, alias }: RepereAdmin | RepereSettings): RepereSettings => ({
  nom,
  nomArabe,
  genre,
  alias,
})

const record = recorderOf('repere')

const inUse = (repere: RepereAdmin | null): RepereAdmin => {
  if (!repere) throw new AppError('NOT_FOUND', { message: 'Ce repère n’existe pas.' })
  if (repere.fusion)
    throw new AppError('CONFLICT', { message: `${repere.nom} est déjà remplacé par ${repere.fusion.nom}.` })
  return repere
}

const refused = (field: string, message: string) => new AppError('INVALID', { message, details: { [field]: message } })

const nomTaken = () => {
  const message = 'Un repère de cette ville porte déjà ce nom\u00a0: fusionnez-les.'
  return new AppError('CONFLICT', { message, details: { nom: message } })
}
