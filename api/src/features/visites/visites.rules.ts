import { ancienMembre } from '@colocdar/contracts/conversations'
import { publicNom } from '@colocdar/contracts/public-nom'
import { type Visite, visiteLimits } from '@colocdar/contracts/visites'
import { isVisiteOpen, nextVisiteEtat, type VisiteCote, type VisiteEtat } from '@colocdar/contracts/visites-etats'
import type { VisiteRow } from './visites.repository.ts'

const hourMs = 3_600_000

/** The mails around a visit, by the hours after it begins. */
export const visiteRappels = [
  { quand: 'veille', heures: -24 },
  { quand: 'jour', heures: -2 },
  { quand: 'apres', heures: visiteLimits.lieuHeures },
] as const
export type VisiteQuand = (typeof visiteRappels)[number]['quand']

const dueAt = (debut: Date, { heures }: { heures: number }): Date => new Date(debut.getTime() + heures * hourMs)

/** When the next reminder of a visit is due; null when none is left. */
export const nextRappelAt = (debut: Date, now: Date): Date | null =>
  visiteRappels.map((rappel) => dueAt(debut, rappel)).find((at) => at > now) ?? null

/** The reminder that is due: of several that a stopped server has missed, the last one. */
export const dueRappel = (debut: Date, now: Date): VisiteQuand | null =>
  visiteRappels.findLast((rappel) => dueAt(debut, rappel) <= now)?.quand ?? null

export const endOf = (debut: Date): Date => new Date(debut.getTime() + visiteLimits.minutes * 60_000)

type Timed = Pick<VisiteRow, 'etat' | 'debut' | 'echeanceAt'>

/** The state by the clock: time passes without a write. */
export const etatAt = ({ etat, debut, echeanceAt }: Timed, now: Date): VisiteEtat => {
  const until = etat === 'confirmee' ? debut && endOf(debut) : isVisiteOpen(etat) ? echeanceAt : null
  return (until && until <= now && nextVisiteEtat('passer', 'temps', etat)) || etat
}

export const coteOf = ({ proprietaireId }: Pick<VisiteRow, 'proprietaireId'>, utilisateurId: number): VisiteCote =>
  proprietaireId === utilisateurId ? 'proprietaire' : 'visiteur'

/** Whose answer an open visit waits for. */
export const awaited = ({ creneaux }: Pick<VisiteRow, 'creneaux'>): VisiteCote =>
  creneaux.length > 0 ? 'visiteur' : 'proprietaire'

/** The visit as one of its two members may see it. */
export const toVisite = (row: VisiteRow, utilisateurId: number, now: Date): Visite => {
  const cote = coteOf(row, utilisateurId)
  const autre = cote === 'proprietaire' ? row.visiteur : row.proprietaire
  const etat = etatAt(row, now)
  return {
    id: row.id,
    conversationId: row.conversationId,
    offreId: row.offreId,
    titre: row.titre,
    autre: { id: autre?.id ?? null, nom: nomOf(autre) },
    cote,
    // « Manquée » is the visitor's answer, which is theirs alone.
    etat: cote === 'proprietaire' && etat === 'absente' ? 'passee' : etat,
    creneaux: isVisiteOpen(etat) ? freeOf(row, now).map((moment) => moment.toISOString()) : [],
    debut: row.debut?.toISOString() ?? null,
    rendezVous: cote === 'proprietaire' || showsPlace(row, etat, now) ? row.rendezVous : null,
    mot: row.mot,
    motDeMoi: row.mot !== null && row.par === cote,
    attend: isVisiteOpen(etat) ? awaited(row) === cote : cote === 'visiteur' && isAsked(row, etat, now),
    version: versionOf(row),
    reponse: cote === 'visiteur' ? row.reponse : null,
  }
}

/** Of the visit ahead, as a sender may have seen it; empty without one. */
export const versionOf = (row: Pick<VisiteRow, 'id' | 'sequence'> | null): string =>
  row ? `${row.id}-${row.sequence}` : ''

export const nomOf = (membre: VisiteRow['visiteur']): string =>
  membre ? (publicNom(membre) ?? 'Membre') : ancienMembre

/** The moments of a proposal that nobody has taken and that are still ahead. */
export const freeOf = ({ libres }: Pick<VisiteRow, 'libres'>, now: Date): Date[] =>
  libres.map((moment) => new Date(moment)).filter((moment) => moment > now)

const showsPlace = ({ debut }: VisiteRow, etat: VisiteEtat, now: Date): boolean =>
  (etat === 'confirmee' || etat === 'passee') &&
  debut !== null &&
  now < new Date(debut.getTime() + visiteLimits.lieuHeures * hourMs)

const isAsked = ({ reponse, rompue, debut }: VisiteRow, etat: VisiteEtat, now: Date): boolean =>
  etat === 'passee' &&
  reponse === null &&
  !rompue &&
  debut !== null &&
  now.getTime() < debut.getTime() + visiteLimits.questionJours * 24 * hourMs
