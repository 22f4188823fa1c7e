import {
  type SignalementDecision,
  type SignalementDossier,
  type SignalementSuite,
  signalements,
} from '@colocdar/contracts/signalements'
import { beforeAll, expect } from 'vitest'
import { createVille } from './attente.ts'
import { callAs } from './call-as.ts'
import { createAdmin, createMembre, type TestMembre } from './membres.ts'
import { createOffre } from './offres.ts'
import { type TestApp, useTestApp } from './test-app.ts'
import { unique } from './unique.ts'

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

const dayMs = 86_400_000

/** Somebody whose reports count: for two days a member, with a filled profile and an address at a large provider. */
export const createReporter = (test: TestApp, changes: Parameters<typeof createMembre>[1] = {}): Promise<TestMembre> =>
  createMembre(test, {
    createdAt: new Date(test.deps.clock().getTime() - 2 * dayMs),
    email: `${unique()}@gmail.com`,
    ...changes,
  })

/** Members with nothing in common report an offer. */
export const reportByStrangers = async (
  test: TestApp,
  objetId: number,
  count: number,
  kind = 'offre',
): Promise<TestMembre[]> => {
  const members = await Promise.all(Array.from({ length: count }, () => createReporter(test)))
  for (const member of members) expect((await report(test, member, objetId, { kind })).status).toBe(201)
  return members
}

interface Judgement {
  kind?: string
  suite?: SignalementSuite
  membreId?: number
}

/** An administrator who decides on reports of offers of one owner. The values exist once the tests run. */
export const useSignalements = () => {
  const test = useTestApp()
  const scene = {} as { admin: TestMembre; owner: TestMembre; villeId: number }
  beforeAll(async () => {
    scene.admin = await createAdmin(test)
    scene.owner = await createMembre(test)
    scene.villeId = (await createVille(test)).id
  })
  const dossiersOf = async (kind: string, id: number): Promise<SignalementDossier[]> => {
    const { body } = await callAs(test, scene.admin, signalements.dossiers, { query: { size: 200 } })
    return body.content.filter((each: SignalementDossier) => each.kind === kind && each.objetId === id)
  }
  return {
    test,
    scene,
    publicOffre: (titre = 'Studio clair') =>
      createOffre(test, { proprietaireId: scene.owner.id, villeId: scene.villeId, titre }),
    isPublic: async (id: number) => (await test.app.inject({ url: `/api/test/coloc/${id}` })).statusCode === 200,
    /** About the member of the only dossier, unless another one is named. */
    decide: async (id: number, decision: SignalementDecision, { kind = 'offre', ...more }: Judgement = {}) => {
      const membreId = more.membreId ?? (await dossiersOf(kind, id))[0]?.membre.id ?? scene.owner.id
      return callAs(test, scene.admin, signalements.decide, {
        params: { kind, id },
        body: { decision, motif: 'Vérifié sur place.', ...more, membreId },
      })
    },
    undo: (id: number, as = scene.admin) => callAs(test, as, signalements.undo, { params: { id } }),
    dossiersOf,
    dossierOf: async (kind: string, id: number) => (await dossiersOf(kind, id))[0],
    mailsTo: ({ email }: TestMembre) => test.mails.filter(({ to }) => to === email).map(({ template }) => template),
  }
}
