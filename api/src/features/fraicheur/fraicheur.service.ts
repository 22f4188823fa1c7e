import { canAct, etatOfAnnonce } from '@colocdar/contracts/annonces-etats'
import { AppError } from '@colocdar/contracts/errors'
import type { FraicheurKind, fraicheurReponses, Lien } from '@colocdar/contracts/fraicheur'
import type { Db } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { type Acteur, isSelf } from '../../http/acteur.ts'
import { hashToken, newToken } from '../auth/auth-tokens.rules.ts'
import type { FraicheurFields, FraicheurReady } from './fraicheur.mails.ts'
import { type AnnonceFraiche, insertLien, lockAnnonce, selectLien } from './fraicheur.repository.ts'
import { fresh } from './fraicheur-sweep.service.ts'

type FreshDeps = Pick<Deps, 'db' | 'mails' | 'clock'>

/** The author confirms that the ad still holds. A sleeping ad becomes public again. */
export const confirmAnnonce = (
  acteur: Acteur,
  deps: FreshDeps,
  { kind, id }: { kind: FraicheurKind; id: number },
): Promise<{ confirmeeLe: string }> =>
  deps.db.transaction(async (tx) => {
    const annonce = await lockAnnonce(tx, kind, id)
    if (!annonce || !isSelf(acteur, annonce.auteurId)) throw new AppError('NOT_FOUND')
    if (!canAct('confirm', etatOfAnnonce(annonce))) throw notPublic()
    const now = deps.clock()
    await fresh[kind].confirm(tx, deps, id, now)
    return { confirmeeLe: now.toISOString() }
  })

/** Changes nothing: mail scanners follow links too. */
export const readLien = (deps: Pick<Deps, 'db'>, token: string): Promise<Lien> =>
  deps.db.transaction(async (tx) => toLien(await findLien(tx, token)))

/** The link of the mail answers for the author, once. */
export const answerLien = (deps: FreshDeps, token: string): Promise<Lien> =>
  deps.db.transaction(async (tx) => {
    const found = await findLien(tx, token)
    if (found?.etat !== 'valable') return toLien(found)
    const { kind, annonce, reponse } = found
    if (reponse === 'disponible') await fresh[kind].confirm(tx, deps, annonce.id, deps.clock())
    else await fresh[kind].end(tx, annonce.id, deps.clock())
    return toLien({ ...found, annonce: { ...annonce, endormie: false } })
  })

/** The mail with its links, made when it leaves; null when the ad was confirmed, rented or taken away since. */
export const prepareFraicheurMail = (
  { db }: Pick<Deps, 'db'>,
  { kind, annonceId, confirmeeLe }: FraicheurFields,
): Promise<FraicheurReady | null> =>
  db.transaction(async (tx) => {
    const annonce = await lockAnnonce(tx, kind, annonceId)
    if (!annonce || !isAnswerable(annonce, new Date(confirmeeLe))) return null
    const [disponible, partie] = [newToken(), newToken()]
    for (const [reponse, token] of [
      ['disponible', disponible],
      ['partie', partie],
    ] as const)
      await insertLien(tx, {
        tokenHash: hashToken(token),
        kind,
        id: annonceId,
        reponse,
        confirmeeLe: annonce.confirmeeLe,
      })
    return { kind, titre: annonce.titre, disponible, partie }
  })

interface FoundLien {
  etat: 'valable' | 'depasse'
  kind: FraicheurKind
  reponse: (typeof fraicheurReponses)[number]
  annonce: AnnonceFraiche
}

const findLien = async (tx: Db, token: string): Promise<FoundLien | null> => {
  const lien = await selectLien(tx, hashToken(token))
  if (!lien) return null
  const kind = lien.offreId === null ? 'demande' : 'offre'
  const annonce = await lockAnnonce(tx, kind, lien.offreId ?? lien.demandeId ?? 0)
  if (!annonce) return null
  const etat = isAnswerable(annonce, lien.confirmeeLe) ? 'valable' : 'depasse'
  return { etat, kind, reponse: lien.reponse, annonce }
}

/** Nothing has happened to the ad since the mail: no edit, no answer, no decision. */
const isAnswerable = (annonce: AnnonceFraiche, confirmeeLe: Date): boolean =>
  canAct('confirm', etatOfAnnonce(annonce)) && annonce.confirmeeLe.getTime() === confirmeeLe.getTime()

const toLien = (found: FoundLien | null): Lien => {
  if (!found) return { etat: 'inconnu', annonce: null }
  const { etat, kind, reponse, annonce } = found
  return { etat, annonce: { kind, id: annonce.id, titre: annonce.titre, endormie: annonce.endormie, reponse } }
}

const notPublic = () =>
  new AppError('CONFLICT', { message: 'Cette annonce n’est pas en ligne\u00a0: il n’y a rien à confirmer.' })
