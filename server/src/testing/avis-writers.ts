import type { Database } from '@colocdar/api/db/database'
import type { TestMembre } from '@colocdar/api/testing/membres'
import { type Call, type Callers, isSuccess } from './calls.ts'

export interface AvisCall extends Call {
  commentaire: string
}

/** For a member who gives one opinion after the other, each in words of its own. */
export const avisWriter = (membre: TestMembre): (() => AvisCall) => {
  let count = 0
  return () => {
    count += 1
    const commentaire = `Avis numéro ${count}`
    const body = { auteurId: membre.id, commentaire, note: 4 }
    return { method: 'POST', path: '/api/test/avis', headers: membre.headers, commentaire, body }
  }
}

/** Those whose writer was told that all is well. */
export const acknowledged = ({ outcomes }: Callers<AvisCall>): string[] =>
  outcomes.filter(({ outcome }) => isSuccess(outcome)).map(({ call }) => call.commentaire)

export const avisIn = async ({ pool }: Pick<Database, 'pool'>): Promise<string[]> =>
  (await pool.query<{ commentaire: string }>('select commentaire from avis')).rows.map((row) => row.commentaire)
