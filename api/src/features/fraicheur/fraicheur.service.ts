import { canAct, etatOfAnnonce } from '@colocdar/contracts/annonces-etats'
import { AppError } from '@colocdar/contracts/errors'
import { type FraicheurKind, fraicheurReponses, type Lien } from '@colocdar/contracts/fraicheur'
import { paths } from '@colocdar/contracts/paths'
import type { Db } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { type Acteur, isSelf } from '../../http/acteur.ts'
import { hashToken, newToken } from '../../tokens.ts'
import type { FraicheurReady } from './fraicheur.mails.fr.ts'
import type { FraicheurFields } from './fraicheur.mails.ts'
import { type AnnonceFraiche, countVisitesAhead, insertLiens, lockAnnonce, selectLien } from './fraicheur.repository.ts'
import * as texts from './fraicheur.texts.fr.ts'
import { fresh } from './fraicheur-sweep.service.ts'

type FreshDeps = Pick<Deps, 'db' | 'mails' | 'clock'>

/** The author confirms that the ad still holds. A sleeping ad becomes public again. */
export const confirmAnnonce = async (
  acteur: Acteur,
  deps: FreshDeps & Pick<Deps, 'limits'>,
  { kind, id }: { kind: FraicheurKind; id: number },
): Promise<{ confirmeeLe: string }> => {
  await deps.limits.take('edit', acteur.id)
  return deps.db.transaction(async (tx) => {
    const annonce = await lockAnnonce(tx, kind, id)
    if (!annonce || !isSelf(acteur, annonce.auteurId)) throw new AppError('NOT_FOUND')
    if (!canAct('confirm', etatOfAnnonce(annonce))) throw notPublic()
    const now = deps.clock()
    await fresh[kind].confirm(tx, deps, id, now)
    return { confirmeeLe: now.toISOString() }
  })
}

/** Changes nothing: mail scanners follow links too. */
export const readLien = (deps: Pick<Deps, 'db' | 'clock'>, token: string): Promise<Lien> =>
  deps.db.transaction((tx) => findLien(tx, deps.clock(), token))

/** The link of the mail answers for the author, once. */
export const answerLien = (deps: FreshDeps, token: string): Promise<Lien> =>
  deps.db.transaction(async (tx) => {
    const { etat, annonce } = await findLien(tx, deps.clock(), token)
    if (etat !== 'valable' || !annonce) return { etat, annonce }
    const { kind, id, reponse } = annonce
    if (reponse === 'disponible') await fresh[kind].confirm(tx, deps, id, deps.clock())
    else await fresh[kind].end(tx, id, deps.clock())
    return { etat, annonce: { ...annonce, endormie: false } }
  })

/** The mail with its links, made when it leaves; null when the ad was confirmed, rented or taken away since. */
export const prepareFraicheurMail = (
  { db }: Pick<Deps, 'db'>,
  { kind, annonceId, confirmeeLe }: FraicheurFields,
): Promise<FraicheurReady | null> =>
  db.transaction(async (tx) => {
    const annonce = await lockAnnonce(tx, kind, annonceId)
    if (!annonce || !isAnswerable(annonce, new Date(confirmeeLe))) return null
    const tokens = { disponible: newToken(), partie: newToken() }
    const about = {
      ...(kind === 'offre' ? { offreId: annonceId } : { demandeId: annonceId }),
      confirmeeLe: annonce.confirmeeLe,
    }
    await insertLiens(
      tx,
      fraicheurReponses.map((reponse) => ({ ...about, reponse, tokenHash: hashToken(tokens[reponse]) })),
    )
    const isAsked = kind === 'offre' && annonce.publiePar === null
    return { kind, titre: annonce.titre, ...tokens, question: isAsked ? paths.editOffre(annonceId) : null }
  })

const findLien = async (tx: Db, now: Date, token: string): Promise<Lien> => {
  const lien = await selectLien(tx, hashToken(token))
  const kind = lien?.offreId ? 'offre' : 'demande'
  const annonce = lien && (await lockAnnonce(tx, kind, lien.offreId ?? lien.demandeId ?? 0))
  if (!annonce) return { etat: 'inconnu', annonce: null }
  const { id, titre, endormie } = annonce
  const etat = isAnswerable(annonce, lien.confirmeeLe) ? 'valable' : 'depasse'
  const { reponse } = lien
  const visites = kind === 'offre' && reponse === 'partie' ? await countVisitesAhead(tx, id, now) : 0
  return { etat, annonce: { kind, id, titre, endormie, reponse, visites } }
}

/** Nothing has happened to the ad since the mail: no edit, no answer, no decision. */
const isAnswerable = (annonce: AnnonceFraiche, confirmeeLe: Date): boolean =>
  canAct('confirm', etatOfAnnonce(annonce)) && annonce.confirmeeLe.getTime() === confirmeeLe.getTime()

const notPublic = () => new AppError('CONFLICT', { message: texts.notOnline })
