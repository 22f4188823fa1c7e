import { type Paged, toPaged } from '@colocdar/contracts/common'
import type { Compte, CompteDetail, comptes } from '@colocdar/contracts/comptes'
import type { ParsedOf } from '@colocdar/contracts/endpoint'
import { AppError } from '@colocdar/contracts/errors'
import type { Db } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { readHistorique } from '../journal/journal.service.ts'
import { readAlertes } from '../moderation/moderation-auteurs.service.ts'
import { countComptes, selectCompte, selectComptes } from './comptes.repository.ts'
import { countAvis, countSessions, countTelephonesShownTo, selectAnnonces } from './comptes-detail.repository.ts'

const maxHistorique = 100
const telephoneDays = 30

type Search = ParsedOf<typeof comptes.search>['query']

export const searchComptes = async (db: Db, { page, size, q, filtre }: Search): Promise<Paged<Compte>> => {
  const filter = { filtre, search: q === null ? null : { words: wordsOf(q), telephone: phonePrefix(q) } }
  const [content, total] = await Promise.all([
    selectComptes(db, filter, { limit: size, offset: page * size }),
    countComptes(db, filter),
  ])
  return toPaged(content, { page, size }, total)
}

export const readCompte = async ({ db, clock }: Pick<Deps, 'db' | 'clock'>, id: number): Promise<CompteDetail> => {
  const now = clock()
  const compte = await selectCompte(db, id)
  if (!compte) throw unknownCompte()
  const [annonces, alertes, sessions, revelations, avis] = await Promise.all([
    selectAnnonces(db, id),
    readAlertes(db, id, now),
    countSessions(db, id, now),
    countTelephonesShownTo(db, id, new Date(now.getTime() - telephoneDays * 86_400_000)),
    countAvis(db, id),
  ])
  if (!alertes) throw unknownCompte()
  const historique = await readHistorique(
    db,
    [
      { objet: 'utilisateur', objetId: id },
      ...annonces.map((annonce) => ({ objet: annonce.kind, objetId: annonce.id })),
    ],
    maxHistorique,
  )
  return { ...compte, alertes, sessions, revelations, avis, annonces, historique }
}

export const unknownCompte = () => new AppError('NOT_FOUND', { message: 'Ce compte n’existe pas.' })

/** Splits into words as the index does: without accents, letters and digits only. */
const wordsOf = (q: string): string[] =>
  q
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/** `06 12` and `+33 6` as prefixes of E.164 numbers. Without a country code, numbers are Moroccan. */
const phonePrefix = (q: string): string | null => {
  if (!/^[+\d][\d\s().-]*$/.test(q)) return null
  const compact = q.replace(/[\s().-]/g, '')
  return compact.replace(/^00/, '+').replace(/^0/, '+212')
}
