import { type Chiffres, chiffresSemaines } from '@colocdar/contracts/chiffres'
import type { Deps } from '../../deps.ts'
import { countWaiting } from '../moderation/moderation-queue.service.ts'
import { selectAttente, selectSemaines, selectTotaux, selectVillesActives } from './chiffres.repository.ts'

const decidedDays = 30

export const readChiffres = async ({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<Chiffres> => {
  const now = clock()
  const since = new Date(now.getTime() - decidedDays * 86_400_000)
  const [totaux, waiting, semaines, villes, attente] = await Promise.all([
    selectTotaux(db),
    countWaiting(db),
    selectSemaines(db, now, chiffresSemaines),
    selectVillesActives(db, now, chiffresSemaines),
    selectAttente(db, now, since),
  ])
  return { totaux: { ...totaux, attente: waiting }, semaines, villes, attente }
}
