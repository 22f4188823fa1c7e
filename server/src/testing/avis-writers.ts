import type { Database } from '@colocdar/api/db/database'
import type { TestMembre } from '@colocdar/api/testing/membres'
import { type Call, type Callers, isSuccess } from './calls.ts'

export interface AvisCall extends Call {
  commentaire: string
}

/** Calls by which a member writes one review after another, each with a different text. */
export const avisWriter = (membre: TestMembre): (() => AvisCall) => {
  let count = 0
  return () => {
    count += 1
    const commentaire = `Avis numéro ${count}`
    const body = { auteurId: membre.id, commentaire, note: 4 }
    return { method: 'POST', path: '/api/test/avis', headers: membre.headers, commentaire, body }
  }
}

/** The reviews whose call succeeded. */
export const acknowledged = ({ outcomes }: Callers<AvisCall>): string[] =>
  outcomes.filter(({ outcome }) => isSuccess(outcome)).map(({ call }) => call.commentaire)

export const avisIn = async ({ pool }: Pick<Database, 'pool'>): Promise<string[]> =>
  (await pool.query<{ commentaire: string }>('select commentaire from avis')).rows.map((row) => row.commentaire)
