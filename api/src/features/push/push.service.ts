import type { DonneesPersonnelles } from '@colocdar/contracts/donnees'
import { AppError } from '@colocdar/contracts/errors'
import { maxPushAppareils, type PushAbonnement, type PushReglages } from '@colocdar/contracts/push'
import * as texts from '@colocdar/contracts/texts/push.fr'
import type { Db } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import type { Acteur } from '../../http/acteur.ts'
import { isPushEndpoint } from '../../push/push-hosts.ts'
import type { Push } from '../../push/push-queue.ts'
import { isPushKey, newVapidKey, publicVapidKey } from '../../push/web-push.ts'
import { hashToken } from '../../tokens.ts'
import { lockOwnSession } from '../auth/auth-sessions.service.ts'
import { lockUtilisateur } from '../utilisateurs/utilisateurs-account.service.ts'
import {
  deleteAppareils,
  replaceAppareil,
  selectAppareilIds,
  selectAppareils,
  selectCle,
  selectReglages,
  upsertReglages,
} from './push.repository.ts'

export const defaultReglages: PushReglages = {
  message: true,
  alerte: true,
  visite: true,
  decision: true,
  calme: true,
  apercu: false,
}

/** Made once, when it is first needed. */
export const vapidKey = (db: Db): Promise<Buffer> => selectCle(db, newVapidKey())

const readReglages = async (db: Db, id: number): Promise<PushReglages> =>
  (await selectReglages(db, id)) ?? defaultReglages

export const readEtat = async ({ id }: Acteur, db: Db, token: string | null) => {
  const own = token && hashToken(token)
  const appareils = await selectAppareils(db, id)
  return {
    cle: publicVapidKey(await vapidKey(db)).toString('base64url'),
    reglages: await readReglages(db, id),
    appareils: appareils.map(({ id, navigateur, systeme, createdAt, tokenHash }) => ({
      id,
      navigateur,
      systeme,
      ajouteLe: createdAt.toISOString(),
      ici: own ? tokenHash.equals(own) : false,
    })),
  }
}

export const changeReglages = async ({ id }: Acteur, db: Db, wanted: Partial<PushReglages>): Promise<PushReglages> => {
  await upsertReglages(db, { utilisateurId: id, ...wanted })
  return readReglages(db, id)
}

/** Notifies this browser as long as the session lasts. */
export const subscribe = async (
  { id: utilisateurId }: Acteur,
  { db, clock, config, limits }: Pick<Deps, 'db' | 'clock' | 'config' | 'limits'>,
  { endpoint, token, ...given }: PushAbonnement & { token: string | null },
): Promise<void> => {
  const [p256dh, auth] = [Buffer.from(given.p256dh, 'base64url'), Buffer.from(given.auth, 'base64url')]
  if (!isPushEndpoint(endpoint, config.push.hosts) || !isPushKey(p256dh))
    throw new AppError('INVALID', { message: texts.unusable })
  await limits.take('edit', utilisateurId)
  await db.transaction(async (tx) => {
    await lockUtilisateur(tx, { id: utilisateurId })
    const sessionId = token && (await lockOwnSession(tx, token))
    if (!sessionId) throw new AppError('UNAUTHENTICATED')
    const added = await replaceAppareil(tx, { utilisateurId, sessionId, endpoint, p256dh, auth, createdAt: clock() })
    const others = (await selectAppareils(tx, utilisateurId)).filter(({ id }) => id !== added)
    const tooMany = others.slice(maxPushAppareils - 1).map(({ id }) => id)
    if (tooMany.length > 0) await deleteAppareils(tx, utilisateurId, tooMany)
  })
}

export const unsubscribe = async ({ id: utilisateurId }: Acteur, db: Db, id: number): Promise<void> => {
  if (!(await deleteAppareils(db, utilisateurId, [id]))) throw new AppError('NOT_FOUND')
}

export const exportPush = async (db: Db, id: number): Promise<DonneesPersonnelles['push']> => ({
  reglages: await readReglages(db, id),
  appareils: (await selectAppareils(db, id)).map(({ navigateur, systeme, endpoint, createdAt }) => ({
    navigateur,
    systeme,
    service: new URL(endpoint).hostname,
    ajouteLe: createdAt.toISOString(),
  })),
})

/** Notifies a member on each device, in the caller's transaction. Whether it is wanted is looked at when it is sent. */
export const pushTo = async (
  db: Db,
  { pushes, clock }: Pick<Deps, 'pushes' | 'clock'>,
  membre: { id: number } | { email: string },
  push: Push,
  afterSeconds = 0,
): Promise<void> => {
  const le = new Date(clock().getTime() + afterSeconds * 1000).toISOString()
  const ids = await selectAppareilIds(db, membre)
  await pushes.enqueue(
    db,
    ids.map((appareilId) => ({ ...push, appareilId, le })),
    afterSeconds,
  )
}
