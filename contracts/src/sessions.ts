import * as z from 'zod/mini'
import { Appareil } from './appareils.ts'
import { Id, IdParams, Instant } from './common.ts'
import { endpoint } from './endpoint.ts'

/** An open session, as its member sees it. */
export const SessionOuverte = z.extend(Appareil, {
  id: Id,
  ouverteLe: Instant,
  /** To the hour. */
  utiliseeLe: Instant,
  /** The one that makes this call. */
  courante: z.boolean(),
})
export type SessionOuverte = z.output<typeof SessionOuverte>

export const sessions = {
  list: endpoint('GET', '/sessions', 'membre', {
    summary: 'Ses sessions ouvertes, celle de l’appel d’abord, puis la dernière utilisée',
    response: z.array(SessionOuverte),
  }),
  removeOthers: endpoint('DELETE', '/sessions', 'membre', {
    summary: 'Mettre fin à toutes ses autres sessions',
    response: z.void(),
  }),
  remove: endpoint('DELETE', '/sessions/{id}', 'membre', {
    summary: 'Mettre fin à une de ses sessions',
    params: IdParams,
    response: z.void(),
    errors: ['NOT_FOUND'],
  }),
}
