import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, inject } from 'vitest'
import { buildApp } from '../app.ts'
import type { Deps } from '../deps.ts'
import { createEventHub } from '../events/event-hub.ts'
import { createViewCounter } from '../features/vues/vues-counter.service.ts'
import { createLimits, type LimitRule, type Limits, limitRules } from '../limits/limits.ts'
import { createEncoder } from '../pictures/encoder.ts'
import { diskStorage } from '../storage/disk.ts'
import { createTestDatabase, type TestDatabase } from './database.ts'
import { recordedMails } from './recorded-mails.ts'

export interface TestApp {
  app: FastifyInstance
  deps: Deps
  database: TestDatabase
  /** A temporary folder for this test file, with photos in `uploads`. */
  folder: string
  /** Mails queued so far, newest last. */
  mails: ReturnType<typeof recordedMails>['mails']
  /** Mails about messages that wait until they are due. */
  waitingMails: ReturnType<typeof recordedMails>['waiting']
  /** Mails of alerts, which are prepared when they are due. */
  alerteMails: ReturnType<typeof recordedMails>['alertes']
  /** The data of the jobs that were sent and are not mails. */
  jobs: object[]
  /** Sets the server's clock. */
  setNow(date: Date | null): void
}

/** What inserting test data needs. */
export interface TestData {
  deps: Pick<Deps, 'db' | 'clock'>
}

interface TestAppOptions {
  /** Rate limits as in production; by default there are none. */
  realLimits?: boolean
  /** As `npm run serve`; the demo by default. */
  production?: boolean
}

/** One for all files of a worker: starting its process takes longer than encoding a photo. It ends with the worker. */
// A busy machine may take longer for a photo than the product allows.
const encoder = createEncoder({ log: console, seconds: 120, mostMs: 240_000 })

/** The API over its own database, for one test file. */
export const useTestApp = (
  changes: Partial<Deps> = {},
  { realLimits = false, production = false }: TestAppOptions = {},
): TestApp => {
  const test = {} as TestApp
  beforeAll(async () => {
    const database = await createTestDatabase(inject('postgresUrl'))
    const folder = await mkdtemp(join(tmpdir(), 'colocdar-uploads-'))
    test.folder = folder
    let now: Date | null = null
    const clock = () => now ?? new Date()
    const recorder = recordedMails(clock)
    const jobs: object[] = []
    const deps: Deps = {
      config: {
        publicUrl: 'http://colocdar.test',
        contactEmail: 'contact@colocdar.test',
        telephoneAlert: 200,
        hidingAlert: 1_000,
        demo: !production,
        blogger: null,
        push: { subject: 'mailto:contact@colocdar.test', hosts: [] },
      },
      db: database.db,
      storage: diskStorage(join(folder, 'uploads')),
      encodePhoto: encoder.encodePhoto,
      mails: recorder.queue,
      jobs: { send: async (_db, _queue, data) => void jobs.push(data) },
      // Delivery has its own tests.
      pushes: { enqueue: async () => {} },
      limits: realLimits
        ? createLimits({ db: database.db, clock })
        : noLimits(createLimits({ db: database.db, clock })),
      views: createViewCounter({ db: database.db, clock }),
      clock,
      events: createEventHub(),
      ...changes,
    }
    Object.assign(test, {
      app: await buildApp({
        deps,
        ...(!realLimits && { addressLimit: { max: 1_000_000, seconds: 60 } }),
        prepare: requireSentences,
      }),
      deps,
      database,
      mails: recorder.mails,
      waitingMails: recorder.waiting,
      alerteMails: recorder.alertes,
      jobs,
      setNow: (date: Date | null) => {
        now = date
      },
    })
  })
  afterAll(async () => {
    await test.app?.close()
    await test.database?.close()
    await rm(test.folder, { recursive: true, force: true })
  })
  return test
}

/** Nothing is limited, but a rule that does not exist fails, as it would in production. */
const noLimits = (limits: Limits): Limits => ({
  ...limits,
  take: async (rule) => requireRule(rule),
  tryTake: async (rule) => {
    requireRule(rule)
    return true
  },
  check: async (rule) => requireRule(rule),
})

const requireRule = (rule: LimitRule): void => {
  if (!(rule in limitRules)) throw new Error(`no limit ${rule}`)
}

/** Whatever a test looks at: no answer may have an empty message, of its own or for a field. */
const requireSentences = (app: FastifyInstance): void => {
  app.addHook('onSend', async (_request, _reply, payload) => {
    if (typeof payload === 'string' && /"message":""|"details":\{[^}]*":""/.test(payload))
      throw new Error(`an answer without a sentence: ${payload}`)
    return payload
  })
}
