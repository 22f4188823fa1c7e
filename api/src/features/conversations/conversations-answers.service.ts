import type { Reactivite } from '@colocdar/contracts/conversations'
import type { Db } from '../../db/database.ts'
import { selectAnswerMinutes } from './conversations-answers.repository.ts'
import { answersCounted, medianHours } from './conversations-answers.rules.ts'

export const readReactivite = async (db: Db, utilisateurId: number): Promise<Reactivite> => ({
  heures: medianHours(await selectAnswerMinutes(db, utilisateurId, answersCounted)),
})
