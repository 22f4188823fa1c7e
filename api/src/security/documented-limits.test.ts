import { auth } from '@colocdar/contracts/auth'
import { avis } from '@colocdar/contracts/avis'
import { demandes } from '@colocdar/contracts/demandes'
import { offres } from '@colocdar/contracts/offres'
import { beforeAll, describe, expect, it } from 'vitest'
import { type LimitRule, limitRules } from '../limits/limits.ts'
import { callerQuotas } from '../limits/sliding-quotas.ts'
import { createVille } from '../testing/attente.ts'
import { createConversation } from '../testing/conversations.ts'
import { createDemande } from '../testing/demandes.ts'
import { choosablePassword, createAdmin, createMembre } from '../testing/membres.ts'
import { createOffre } from '../testing/offres.ts'
import { formOf } from '../testing/photos.ts'
import { useTestApp } from '../testing/test-app.ts'
import { unique } from '../testing/unique.ts'
import { profil, validCalls } from '../testing/valid-calls.ts'

const test = useTestApp({}, { realLimits: true })
let addresses = 0
/** An address that no other test uses. */
const newAddress = () => {
  addresses += 1
  return `198.51.100.${addresses}`
}

interface Call {
  method?: 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  url: string
  payload?: object | Buffer
  headers?: Record<string, string>
  remoteAddress?: string
}
/** The request number `index`, and whom the limit counts: then most of it is taken at once, and the rest is called. */
type Walked = [call: (index: number) => Call, counted?: number | string]

const post = (url: string, payload?: object): Call => ({ method: 'POST', url, ...(payload && { payload }) })
const put = (url: string, payload: object): Call => ({ method: 'PUT', url, payload })
const passwords = { password: choosablePassword, confirmPassword: choosablePassword }
const signup = (email: string): Call =>
  post('/api/auth/signup', { username: unique(), email, ...passwords, acceptTerms: true })
const signin = (username: string): Call => post('/api/auth/signin', { username, password: 'autre-chose' })

const byMembre = async (call: (id: number) => Promise<Call> | Call): Promise<Walked> => {
  const { id, headers } = await createMembre(test)
  const made = await call(id)
  return [() => ({ remoteAddress: newAddress(), ...made, headers: { ...headers, ...made.headers } }), id]
}

const fromOneAddress = (call: () => Call): Required<Walked> => {
  const remoteAddress = newAddress()
  return [() => ({ remoteAddress, ...call() }), remoteAddress]
}

/** What one call counts for, where it is not one. */
const costs = { uploadKilobytes: 4096 } satisfies Partial<Record<LimitRule, number>>

/** Prepares what one member or one address may do so often, for each rule but the silent ones: auth-limits.test.ts, appareils.test.ts. */
const walks: Record<Exclude<LimitRule, 'mail' | 'nouvelAppareil'>, () => Promise<Walked>> = {
  // Counted in the memory of the process: all of it is called.
  global: async () => [fromOneAddress(() => ({ url: '/api/nulle-part' }))[0]],
  signinFailure: async () => {
    const { username } = await createMembre(test)
    return [fromOneAddress(() => signin(username))[0]]
  },
  signinFailureNetwork: async () => fromOneAddress(() => signin(unique())),
  facteur: async () => {
    const { headers } = await createAdmin(test)
    return [() => ({ ...post('/api/admin/facteur/code', { code: '000000' }), headers, remoteAddress: newAddress() })]
  },
  signup: async () => {
    const name = unique()
    return [(index) => ({ ...signup(`${name}+${index}@exemple.ma`), remoteAddress: newAddress() })]
  },
  signupNetwork: async () => fromOneAddress(() => signup(`${unique()}@exemple.ma`)),
  password: () =>
    byMembre(() => put(`/api${auth.changePassword.path}`, { password: 'autre-chose', newPassword: choosablePassword })),
  defi: async () => fromOneAddress(() => post('/api/auth/cle/defi')),
  contact: async () =>
    fromOneAddress(() => post('/api/test/contact', { subject: 'Oui', email: 'sara@exemple.ma', message: 'Bonjour' })),
  upload: () =>
    byMembre(async () => {
      // Refused by its content, after it was counted: no picture needs to be encoded sixty times.
      const form = await formOf([{ fileName: 'a.gif', data: Buffer.from('pas une image') }])
      return { ...post('/api/test/images/upload'), ...form }
    }),
  uploadKilobytes: () =>
    byMembre(async () => {
      const form = await formOf([{ fileName: 'a.gif', data: Buffer.alloc(costs.uploadKilobytes * 1024, 'a') }])
      return { ...post('/api/test/images/upload'), ...form }
    }),
  edit: () => byMembre((id) => put(`/api/test/utilisateur/${id}`, profil)),
  message: async () => {
    // Two accounts of one mailbox, in turn.
    const answered = (tag: number) => createMembre(test, { email: `salma+${tag}@exemple.ma` })
    const both = await Promise.all([0, 1].map(async (tag) => createConversation(test, { owner: await answered(tag) })))
    const calls = both.map(({ owner, conversation }) => ({
      ...post(`/api/conversations/${conversation.id}/messages`, { texte: 'Oui' }),
      headers: owner.headers,
    }))
    return [(index) => ({ remoteAddress: newAddress(), ...(calls[index % 2] as Call) }), both[0]?.owner.id]
  },
  remerciement: () =>
    byMembre(async (proprietaireId) => {
      const { id: villeId } = await createVille(test)
      const id = await createOffre(test, { proprietaireId, villeId, statut: 'LOUE' })
      return post(`/api/conversations/offres/${id}/remerciements`, { texte: 'Merci' })
    }),
  // Of no visit: each try counts.
  visite: () => byMembre(() => post('/api/visites', { conversationId: 1_000_000, creneaux: [] })),
  signalement: async () => {
    const { body } = (await validCalls['signalements.create']?.(test)) ?? {}
    // Two accounts of one mailbox, in turn. The first of each is taken, the others are told that it was: each counts.
    const both = await Promise.all([0, 1].map((tag) => createMembre(test, { email: `imane+${tag}@exemple.ma` })))
    const reported = post('/api/signalements', body as object)
    return [(index) => ({ ...reported, headers: both[index % 2]?.headers ?? {}, remoteAddress: newAddress() })]
  },
  create: () => byMembre((auteurId) => post('/api/test/avis', { commentaire: 'Bien.', note: 4, auteurId })),
}

const walk = async (call: (index: number) => Call, times: number) => {
  const answers = []
  for (let index = 0; index < times; index += 1) answers.push(await test.app.inject(call(index)))
  return answers
}

describe('[SEC-37] every documented limit exists', () => {
  it.each(Object.entries(walks))('%s: 429 with Retry-After at its number', async (rule, prepare) => {
    const { max, seconds } = limitRules[rule as LimitRule]
    // One window of the limit per address ends with each minute.
    test.setNow(new Date())
    const [call, counted] = await prepare()
    const cost = (costs as Partial<Record<string, number>>)[rule] ?? 1
    const taken = counted === undefined ? 0 : max - 2 * cost
    if (counted !== undefined) await test.deps.limits.take(rule as 'create', counted as number, taken)
    const answers = await walk(call, (max - taken) / cost + 1)
    test.setNow(null)
    const refused = answers.pop()
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(0)
    expect([refused?.statusCode, refused?.json().code]).toEqual([429, 'TOO_MANY_REQUESTS'])
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0)
    expect(Number(refused?.headers['retry-after'])).toBeLessThanOrEqual(seconds)
  })

  it('create: counts offers, requests and reviews together', async () => {
    const paths = { offres: offres.create.path, demandes: demandes.create.path, avis: avis.create.path }
    const { id, headers } = await createMembre(test)
    for (let taken = 0; taken < limitRules.create.max; taken += 1) await test.deps.limits.take('create', id)
    for (const [noun, path] of Object.entries(paths)) {
      const { body } = (await validCalls[`${noun}.create`]?.(test)) ?? {}
      const mine = { ...(body as object), proprietaireId: id, demandeurId: id, auteurId: id }
      const answer = await test.app.inject({ ...post(`/api${path}`, mine), headers, remoteAddress: newAddress() })
      expect([noun, answer.statusCode]).toEqual([noun, 429])
    }
  })

  it('edit: counts every change that members make of what others see, together', async () => {
    const owner = await createMembre(test)
    const { id: villeId } = await createVille(test)
    const [offre, demande] = [
      await createOffre(test, { proprietaireId: owner.id, villeId }),
      await createDemande(test, { demandeurId: owner.id, villeId }),
    ]
    for (let taken = 0; taken < limitRules.edit.max; taken += 1) await test.deps.limits.take('edit', owner.id)
    const changes: Call[] = [
      put(`/api/test/coloc/${offre}`, { prix: 2600 }),
      { method: 'PATCH', url: `/api/test/coloc/statut/loue/${offre}` },
      { method: 'PATCH', url: `/api/test/coloc/statut/disponible/${offre}` },
      { method: 'DELETE', url: `/api/test/coloc/${offre}/modification` },
      put(`/api/test/demande/${demande}`, { budget: 2100 }),
      { method: 'DELETE', url: `/api/test/demande/${demande}/modification` },
      post(`/api/fraicheur/offre/${offre}/confirmer`),
      put(`/api/test/utilisateur/${owner.id}`, profil),
      { method: 'DELETE', url: `/api/test/utilisateur/${owner.id}/modification` },
    ]
    for (const change of changes) {
      const answer = await test.app.inject({ ...change, headers: owner.headers, remoteAddress: newAddress() })
      expect([change.url, answer.statusCode]).toEqual([change.url, 429])
    }
  })

  describe('phone numbers', () => {
    const owners: number[] = []
    beforeAll(async () => {
      const { id: villeId } = await createVille(test)
      for (let index = 0; index < callerQuotas[0].max + 1; index += 1) {
        const { id: proprietaireId } = await createMembre(test)
        await createOffre(test, { proprietaireId, villeId })
        owners.push(proprietaireId)
      }
    })

    it('429 with Retry-After at the number of an hour', async () => {
      const { id: userId, headers } = await createMembre(test)
      const show = (index: number): Call => ({
        url: `/api/test/utilisateur/tele?id=${owners[index]}&userId=${userId}`,
        headers,
        remoteAddress: newAddress(),
      })
      const answers = await walk(show, callerQuotas[0].max + 1)
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([...Array(callerQuotas[0].max).fill(200), 429])
      expect(Number(answers.at(-1)?.headers['retry-after'])).toBeGreaterThan(0)
    })
  })
})
