import { expect } from 'vitest'
import { createMembre, type TestMembre } from './membres.ts'
import type { TestApp } from './test-app.ts'

interface Report {
  ip?: string
  kind?: string
  motif?: string
  texte?: string
}

let addresses = 0

/** A network of its own. */
export const newNetwork = (): string => {
  addresses += 1
  return `10.7.${Math.floor(addresses / 250)}.${addresses % 250}`
}

/** Reports an offer, each time from another network, unless told otherwise. */
export const report = async (
  test: TestApp,
  who: TestMembre | null,
  objetId: number,
  { ip = newNetwork(), ...changes }: Report = {},
) => {
  const answer = await test.app.inject({
    method: 'POST',
    url: '/api/signalements',
    headers: who?.headers ?? {},
    payload: { kind: 'offre', motif: 'FAUX', ...changes, objetId },
    remoteAddress: ip,
  })
  return { status: answer.statusCode, body: answer.json() }
}

/** New members with nothing in common report an offer. */
export const reportByStrangers = async (test: TestApp, objetId: number, count: number): Promise<TestMembre[]> => {
  const members = await Promise.all(Array.from({ length: count }, () => createMembre(test)))
  for (const member of members) expect((await report(test, member, objetId)).status).toBe(201)
  return members
}
