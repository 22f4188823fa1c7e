import { type Chiffres, chiffresSemaines } from '@colocdar/contracts/chiffres'
import { addDays, dayOf, mondayOf, startOfDay } from '@colocdar/contracts/jour'
import type { Deps } from '../../deps.ts'
import { countWaiting, waitsNow } from '../moderation/moderation-queue.service.ts'
import {
  type Semaine,
  selectDecides,
  selectRecherches,
  selectSemaines,
  selectTotaux,
  selectVillesActives,
} from './chiffres.repository.ts'

const decidedDays = 30
const mostRecherches = 20

export const readChiffres = async ({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<Chiffres> => {
  const now = clock()
  const since = new Date(now.getTime() - decidedDays * 86_400_000)
  const weeks = lastWeeks(now)
  const [totaux, waiting, semaines, villes, recherches, enCours, decides] = await Promise.all([
    selectTotaux(db),
    countWaiting(db),
    selectSemaines(db, weeks),
    selectVillesActives(db, weeks[0]?.from ?? now),
    selectRecherches(db, addDays(dayOf(now), 1 - decidedDays), mostRecherches),
    waitsNow(db, now),
    selectDecides(db, since),
  ])
  return { totaux: { ...totaux, attente: waiting }, semaines, villes, recherches, attente: { enCours, decides } }
}

/** They begin on Monday in Morocco; this one is the last. */
const lastWeeks = (now: Date): Semaine[] => {
  const monday = mondayOf(dayOf(now))
  return Array.from({ length: chiffresSemaines }, (_, index) => {
    const debut = addDays(monday, 7 * (index + 1 - chiffresSemaines))
    return { debut, from: startOfDay(debut), until: startOfDay(addDays(debut, 7)) }
  })
}
