import { describe, expect, it } from 'vitest'
import { createLimits, type LimitRule, type Limits, limitRules } from '../limits/limits.ts'
import { everyCall, send } from '../testing/every-call.ts'
import { fingerprint } from '../testing/fingerprint.ts'
import { useTestApp } from '../testing/test-app.ts'

const test = useTestApp()

// Both are counted for every call, before it is known or when it succeeds: limits.plugin.test.ts, appareils.test.ts.
type Counted = Exclude<LimitRule, 'global' | 'nouvelAppareil'>

/** The calls that each rule counts. */
const limited: Record<Counted, string[]> = {
  signinFailure: ['auth.signin'],
  signinFailureNetwork: ['auth.signin', 'cles.signin'],
  facteur: ['facteurs.show', 'facteurs.showByCle'],
  password: ['auth.changePassword', 'cles.prepare', 'comptes.setAdmin', 'donnees.remove'],
  signup: ['auth.signup'],
  signupNetwork: ['auth.signup'],
  mail: ['auth.forgotPassword', 'auth.resend', 'auth.signup'],
  defi: ['cles.prepareSignin'],
  contact: ['contact.send'],
  upload: ['images.upload'],
  uploadKilobytes: ['images.upload'],
  create: ['avis.create', 'demandes.create', 'offres.create'],
  edit: [
    'demandes.removeModification',
    'demandes.update',
    'fraicheur.confirm',
    'offres.markDisponible',
    'offres.markLoue',
    'offres.removeModification',
    'offres.update',
    'push.subscribe',
    'utilisateurs.removeModification',
    'utilisateurs.update',
  ],
  signalement: ['signalements.create'],
  message: ['conversations.create', 'conversations.decide', 'conversations.send'],
  remerciement: ['conversations.thank'],
  visite: ['visites.answer', 'visites.cancel', 'visites.place', 'visites.propose', 'visites.take'],
}

const calls = everyCall()
// Whoever asks for mails notices nothing of it.
const { mail: _, ...refusing } = limited
const pairs = Object.entries(refusing).flatMap(([rule, ids]) => ids.map((id) => ({ rule: rule as Counted, id })))

const exampleOf = async (id: string) => {
  const { endpoint, prepare } = calls.find((each) => each.id === id) as (typeof calls)[number]
  return { endpoint, call: await prepare(test) }
}

/** Sends an example of a call, with limits of which each use is handed over instead. */
const sendWith = async (
  { endpoint, call }: Awaited<ReturnType<typeof exampleOf>>,
  use: (rule: LimitRule, counted: never, name: 'take' | 'check') => Promise<void>,
) => {
  const { limits } = test.deps
  const handedOver: Limits = {
    ...limits,
    take: (rule, counted) => use(rule, counted as never, 'take'),
    check: (rule, counted) => use(rule, counted as never, 'check'),
    tryTake: (rule, counted) => use(rule, counted as never, 'take').then(() => true),
  }
  test.deps.limits = handedOver
  return send(test, endpoint, call).finally(() => {
    test.deps.limits = limits
  })
}

describe('[SEC-37] the calls that are limited', () => {
  it.each(calls)('$id: by the rules of the table', async ({ id }) => {
    const found = new Set<string>()
    await sendWith(await exampleOf(id), async (rule) => void found.add(rule))
    const rules = Object.entries(limited).filter(([, ids]) => ids.includes(id))
    expect([...found].sort()).toEqual(rules.map(([rule]) => rule).sort())
  })

  it.each(pairs)('$id: 429 when $rule is used up, and nothing changes', async ({ rule, id }) => {
    const limits = createLimits(test.deps)
    const example = await exampleOf(id)
    const before = await fingerprint(test)
    const { statusCode } = await sendWith(example, async (asked, counted, name) => {
      if (asked !== rule) return
      await limits.take(rule, counted, limitRules[rule].max)
      await limits[name](rule, counted)
    })
    expect(statusCode).toBe(429)
    expect(await fingerprint(test)).toEqual(before)
  })
})
