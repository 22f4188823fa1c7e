import { maxInteger } from '@colocdar/contracts/common'
import { eq, inArray } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openSession } from '../features/auth/auth-sessions.service.ts'
import { utilisateurs } from '../schema/utilisateurs.ts'
import { createImage, createWaitingAvis, createWaitingDemande, createWaitingOffre } from '../testing/attente.ts'
import { rounds } from '../testing/endurance.ts'
import { everyCall } from '../testing/every-call.ts'
import { type FuzzRequest, fuzzRequests } from '../testing/fuzz-requests.ts'
import { choosablePassword, createAdmin, createMembre, type TestMembre } from '../testing/membres.ts'
import { useTestApp } from '../testing/test-app.ts'
import type { KnownForms } from '../testing/zod-arbitrary.ts'

const test = useTestApp()

const perRoute = rounds({ short: 5, long: 10_000 })
// As many as there are database connections: more would only wait in line.
const atOnce = 6
const seed = 20_261_115

let callers: (TestMembre | null)[] = []
let known: KnownForms = {}

beforeAll(async () => {
  const [membre, admin] = [await createMembre(test), await createAdmin(test)]
  callers = [null, membre, admin]
  const offre = await createWaitingOffre(test, { auteur: membre })
  const demande = await createWaitingDemande(test, { auteur: membre })
  const avis = await createWaitingAvis(test, { auteur: membre })
  const srcs = [await createImage(test, membre.id), 'inconnue.webp', '../x']
  const ids = fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(offre.id, demande.id, avis.id, membre.id, admin.id) },
    { weight: 1, arbitrary: fc.constantFrom(0, -1, maxInteger, maxInteger + 1, 1.5, '1', 'x', null) },
  )
  const date = fc.constantFrom('2000-01-01', '2026-02-28', '2026-02-30', '0000-01-01', '9999-12-31', '2026-1-1')
  known = {
    id: ids,
    userId: fc.constantFrom(membre.id, admin.id, 0),
    proprietaireId: fc.constantFrom(membre.id, admin.id),
    demandeurId: fc.constantFrom(membre.id, admin.id),
    auteurId: fc.constantFrom(membre.id, admin.id),
    villeId: fc.constantFrom(offre.villeId, demande.villeId, 999_999),
    version: fc.integer({ min: 1, max: 3 }),
    email: fc.constantFrom(membre.email, 'personne@exemple.ma', 'x'),
    username: fc.constantFrom(membre.username, 'personne', 'x'),
    // Rarely the right password: a hash takes as long as twenty other requests.
    password: fc.oneof(
      { weight: 19, arbitrary: fc.string({ maxLength: 5 }) },
      { weight: 1, arbitrary: fc.constant('autre-chose') },
    ),
    newPassword: fc.constantFrom('x', choosablePassword),
    telephone: fc.constantFrom('06 61 23 45 67', '+212661234567', '0', '+'),
    dateDisponibilite: date,
    dateDemande: date,
    depuis: date,
    jusqua: date,
    src: fc.constantFrom(...srcs),
    pageToken: fc.constantFrom('1', 'MQ', 'x', '=='),
    apres: fc.constantFrom('0.offre.0', '9999999999999999.avis.9999999999', '1.x.1'),
    page: fc.constantFrom(0, 1, 1_000_000, -1),
  }
})

// Some calls end sessions, block members or take roles away: each route starts with working callers.
beforeEach(async () => {
  const [, membre, admin] = callers
  if (!membre || !admin) throw new Error('no callers')
  await test.deps.db
    .update(utilisateurs)
    .set({ blockedAt: null })
    .where(inArray(utilisateurs.id, [membre.id, admin.id]))
  await test.deps.db
    .update(utilisateurs)
    .set({ roles: ['ROLE_USER', 'ROLE_ADMIN'] })
    .where(eq(utilisateurs.id, admin.id))
  for (const caller of [membre, admin]) {
    const token = await openSession(test.deps.db, caller.id, test.deps.clock())
    Object.assign(caller, { token, headers: { authorization: `Bearer ${token}` } })
  }
})

/** What no answer may contain: file paths, SQL, names of libraries. */
const insides =
  /\bat \S+ \(|node_modules|\.ts:\d|Failed query|select "|insert into|DrizzleQuery|\bECONN|pg_catalog|SQLSTATE/i

describe('fuzzing', () => {
  // A stream does not end by itself: conversations-events.test.ts sends it odd input.
  const calls = everyCall().filter(({ endpoint }) => !endpoint.multipart && endpoint.answers !== 'events')

  it.each(calls)('[SEC-08] finds no crash and no stack trace in $id', async ({ endpoint }) => {
    const requests = fc.sample(fuzzRequests(endpoint, known), { numRuns: perRoute, seed })
    const failed: unknown[] = []
    const attempt = async (request: FuzzRequest) => {
      const answer = await test.app.inject({
        method: endpoint.method,
        url: `/api${request.path}${request.search}`,
        headers: {
          ...callers[request.caller]?.headers,
          ...(request.payload !== undefined && { 'content-type': 'application/json' }),
          ...request.headers,
        },
        ...(request.payload !== undefined && { payload: request.payload }),
      })
      const leaked = answer.statusCode >= 400 && insides.test(answer.body)
      if (answer.statusCode >= 500 || leaked) failed.push({ request, status: answer.statusCode, body: answer.body })
    }
    for (let start = 0; start < requests.length; start += atOnce) {
      await Promise.all(requests.slice(start, start + atOnce).map(attempt))
    }
    expect(failed.slice(0, 3)).toEqual([])
  })
})
