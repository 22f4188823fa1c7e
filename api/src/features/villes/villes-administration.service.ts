import { isDeepStrictEqual } from 'node:util'
import { AppError } from '@colocdar/contracts/errors'
import type { VilleAdmin } from '@colocdar/contracts/villes-administration'
import type { Deps } from '../../deps.ts'
import type { Acteur } from '../../http/acteur.ts'
import { requireOwnImage } from '../images/images-ownership.service.ts'
import { recorderOf } from '../journal/journal.service.ts'
import {
  deleteVille,
  insertVilleLast,
  isNomTaken,
  lockOrder,
  lockVille,
  selectVillesAdmin,
  updateOrder,
  updateVille,
  type VilleSettings,
} from './villes-administration.repository.ts'

type VilleDeps = Pick<Deps, 'db' | 'clock'>

export const listVillesAdmin = selectVillesAdmin

export const createVille = (acteur: Acteur, { db, clock }: VilleDeps, form: VilleSettings): Promise<VilleAdmin> =>
  db.transaction(async (tx) => {
    await requireOwnImage(tx, acteur, form.image)
    const id = await insertVilleLast(tx, { ...form, slug: slugOf(form.nom) })
    if (id === null) throw nomTaken()
    await record(tx, acteur, clock(), { action: 'create', objetId: id, apres: form })
    return knownVille(await lockVille(tx, id))
  })

export const changeVille = (
  acteur: Acteur,
  { db, clock }: VilleDeps,
  { id, ...form }: VilleSettings & { id: number },
): Promise<VilleAdmin> =>
  db.transaction(async (tx) => {
    const before = knownVille(await lockVille(tx, id))
    if (form.image !== before.image) await requireOwnImage(tx, acteur, form.image)
    if (await isNomTaken(tx, form.nom, id)) throw nomTaken()
    const avant = settingsOf(before)
    if (isDeepStrictEqual(settingsOf(form), avant)) return before
    await updateVille(tx, id, form)
    await record(tx, acteur, clock(), { action: 'update', objetId: id, avant, apres: form })
    return knownVille(await lockVille(tx, id))
  })

export const moveVille = (
  acteur: Acteur,
  { db, clock }: VilleDeps,
  { id, position }: { id: number; position: number },
): Promise<VilleAdmin[]> =>
  db.transaction(async (tx) => {
    const order = await lockOrder(tx)
    const from = order.indexOf(id)
    if (from === -1) throw unknownVille()
    const to = Math.min(position, order.length - 1)
    if (from !== to) {
      await updateOrder(tx, order.toSpliced(from, 1).toSpliced(to, 0, id))
      const change = { avant: { position: from }, apres: { position: to } }
      await record(tx, acteur, clock(), { action: 'move', objetId: id, ...change })
    }
    return selectVillesAdmin(tx)
  })

export const removeVille = (acteur: Acteur, { db, clock }: VilleDeps, id: number): Promise<void> =>
  db.transaction(async (tx) => {
    const ville = knownVille(await lockVille(tx, id))
    if (ville.offres + ville.demandes > 0) throw inUse(ville)
    await deleteVille(tx, id)
    await record(tx, acteur, clock(), { action: 'remove', objetId: id, avant: settingsOf(ville) })
  })

const settingsOf = ({ nom, nomArabe = null, image }: VilleAdmin | VilleSettings): VilleSettings => ({
  nom,
  nomArabe,
  image,
})

const record = recorderOf('ville')

const knownVille = (ville: VilleAdmin | null): VilleAdmin => {
  if (!ville) throw unknownVille()
  return ville
}

const unknownVille = () => new AppError('NOT_FOUND', { message: 'Cette ville n’existe pas.' })

const nomTaken = () => {
  const message = 'Une ville porte déjà ce nom.'
  return new AppError('CONFLICT', { message, details: { nom: message } })
}

const inUse = ({ nom, offres, demandes }: VilleAdmin) =>
  new AppError('CONFLICT', {
    message: `${nom} ne peut pas être supprimée\u00a0: ${offres} offre(s) et ${demandes} demande(s) s’y trouvent.`,
  })

/** `Béni Mellal` becomes `beni-mellal`. */
const slugOf = (nom: string): string => {
  const plain = nom.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  return plain.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '') || plain
}
