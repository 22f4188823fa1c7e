import { donnees } from '@colocdar/contracts/donnees'
import { signalementRules } from '@colocdar/contracts/signalements'
import { eq } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'
import { signalements } from '../../schema/signalements.ts'
import { callAs } from '../../testing/call-as.ts'
import { rounds } from '../../testing/endurance.ts'
import { createMembre, emptyProfile, membrePassword, type TestMembre } from '../../testing/membres.ts'
import { createReporter, newNetwork, report, reportByStrangers, useSignalements } from '../../testing/signalements.ts'
import { forgetReporters } from './signalements.service.ts'
import { readMasquages } from './signalements-masquages.service.ts'

const { test, publicOffre, isPublic, decide, undo, dossierOf } = useSignalements()
afterEach(() => test.setNow(null))

const times = <Value>(count: number, make: (index: number) => Promise<Value>): Promise<Value[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)))
const removeAccount = async (as: TestMembre) =>
  expect((await callAs(test, as, donnees.remove, { body: { password: membrePassword } })).status).toBe(204)
const countingOf = async (id: number) => (await dossierOf('offre', id))?.signalements.map(({ compte }) => compte)

describe('a person who signs up, reports and deletes the account', () => {
  it.each(['mailbox', 'network'])('[SEC-52] stays one person by their %s', async (shared) => {
    const id = await publicOffre()
    const ip = newNetwork()
    for (const turn of [1, 2, 3]) {
      const email = `nadia${id}${shared === 'mailbox' ? '+' : 'x'}${turn}@gmail.com`
      const member = await createReporter(test, { email })
      const from = shared === 'network' ? { ip } : {}
      expect((await report(test, member, id, { ...from, texte: 'Faux.' })).status).toBe(201)
      await removeAccount(member)
    }
    expect(await isPublic(id)).toBe(true)
    await reportByStrangers(test, id, 2)
    expect(await isPublic(id), 'still one of the three').toBe(false)
    expect(await dossierOf('offre', id)).toMatchObject({
      nombre: 5,
      signalements: [{ auteur: null, texte: null }, {}, {}, {}, {}],
    })
  })

  it('[SEC-52] is forgotten when the days of the rule are over', async () => {
    const id = await publicOffre()
    const member = await createReporter(test, { email: 'oubliee@exemple.ma' })
    await report(test, member, id)
    await removeAccount(member)
    const digests = async () => {
      const [row] = await test.deps.db.select().from(signalements).where(eq(signalements.objetId, id))
      return [row?.mailbox, row?.network, row?.domaine].filter((digest) => digest !== null).length
    }
    await forgetReporters(test.deps)
    expect(await digests()).toBe(3)
    test.setNow(new Date(Date.now() + signalementRules.days * 86_400_000))
    await forgetReporters(test.deps)
    expect(await digests()).toBe(0)
  })

  it('[SEC-52] is not trusted anew after five baseless reports', async () => {
    const wrong = await createReporter(test, { email: 'toujours.faux@gmail.com' })
    for (let time = 0; time < signalementRules.baseless; time += 1) {
      const id = await publicOffre()
      await report(test, wrong, id)
      await decide(id, 'dismiss')
    }
    await removeAccount(wrong)
    const id = await publicOffre()
    await report(test, await createReporter(test, { email: 'toujours.faux+2@gmail.com' }), id)
    expect(await countingOf(id)).toEqual([false])
  })
})

describe('what counts when it is reported', () => {
  it('[SEC-52] is nothing of accounts that are seconds old: shown to administrators, and no ad is hidden', async () => {
    const members = await times(3, () => createMembre(test))
    const ids = await times(4, () => publicOffre())
    const networks = members.map(newNetwork)
    for (const id of ids)
      for (const [index, member] of members.entries())
        expect((await report(test, member, id, { ip: networks[index] as string })).status).toBe(201)
    expect(await Promise.all(ids.map(isPublic))).toEqual(ids.map(() => true))
    for (const id of ids) expect(await countingOf(id)).toEqual([false, false, false])
  })

  it('[SEC-52] does not start to count because time passes', async () => {
    const id = await publicOffre()
    for (const member of await times(2, () => createMembre(test))) await report(test, member, id)
    test.setNow(new Date(Date.now() + 2 * 86_400_000))
    await reportByStrangers(test, id, 2)
    test.setNow(null)
    expect([await isPublic(id), await countingOf(id)]).toEqual([true, [false, false, true, true]])
  })

  it('[SEC-52] is nothing of members without a profile', async () => {
    const id = await publicOffre()
    for (const member of await times(3, () => createReporter(test, emptyProfile)))
      expect((await report(test, member, id)).status).toBe(201)
    expect([await isPublic(id), await countingOf(id)]).toEqual([true, [false, false, false]])
  })

  it('[SEC-52] is five of one person while they wait, also at once, from other accounts and after a deletion', async () => {
    const ids = await times(8, () => publicOffre())
    const email = (tag: string) => ({ email: `pressee${tag}@gmail.com` })
    const [first, second] = [await createReporter(test, email('')), await createReporter(test, email('+2'))]
    const answers = await Promise.all(ids.slice(1).map((id, index) => report(test, index % 2 ? first : second, id)))
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201))
    const counting = async () => (await Promise.all(ids.slice(1).map(countingOf))).flat().filter(Boolean).length
    expect(await counting()).toBe(signalementRules.waiting)
    await removeAccount(first)
    await removeAccount(second)
    const again = await createReporter(test, email('+3'))
    await report(test, again, ids[0] as number)
    expect(await countingOf(ids[0] as number)).toEqual([false])
    for (const id of ids.slice(1)) await decide(id, 'uphold')
    const id = await publicOffre()
    await report(test, again, id)
    expect(await countingOf(id), 'room again').toEqual([true])
  })

  it('[SEC-52] is five of one network while they wait', async () => {
    const ip = newNetwork()
    const ids = await times(signalementRules.waiting + 1, () => publicOffre())
    for (const id of ids) await report(test, await createReporter(test), id, { ip })
    expect((await Promise.all(ids.map(countingOf))).flat()).toEqual([true, true, true, true, true, false])
  })

  it('[SEC-52] is five of one domain while they wait, also at once', async () => {
    const ids = await times(signalementRules.waiting + 2, () => publicOffre())
    const members = await times(ids.length, (index) => createReporter(test, { email: `m${index}@cabinet.ma` }))
    await Promise.all(members.map((member, index) => report(test, member, ids[index] as number)))
    const counting = (await Promise.all(ids.map(countingOf))).flat()
    expect(counting.filter(Boolean)).toHaveLength(signalementRules.waiting)
  })
})

describe('an ad', () => {
  it('[SEC-52] is not hidden by the members of one mail domain, whatever its subdomains', async () => {
    const id = await publicOffre()
    for (const domain of ['agence.ma', 'a.agence.ma', 'b.agence.ma', 'c.d.agence.ma'])
      await report(test, await createReporter(test, { email: `employe@${domain}` }), id)
    expect([await isPublic(id), await countingOf(id)]).toEqual([true, [true, true, true, true]])
    await reportByStrangers(test, id, 2)
    expect(await isPublic(id), 'one of the three').toBe(false)
  })

  it('[SEC-52] takes three more people for thirty days after a dismissal, unless it was undone', async () => {
    const now = Date.now()
    // However long the machine takes, the decision can be undone.
    test.setNow(new Date(now))
    const id = await publicOffre()
    await reportByStrangers(test, id, 1)
    const { body } = await decide(id, 'dismiss')
    await undo(body.id)
    await reportByStrangers(test, id, 1)
    await decide(id, 'dismiss')
    await reportByStrangers(test, id, 5)
    expect(await isPublic(id)).toBe(true)
    await reportByStrangers(test, id, 1)
    expect(await isPublic(id)).toBe(false)
    await decide(id, 'dismiss')
    test.setNow(new Date(now + (signalementRules.dismissedDays * 24 + 1) * 3_600_000))
    await reportByStrangers(test, id, 3)
    expect(await isPublic(id), 'a month later').toBe(false)
  })
})

describe('hiding many ads in an hour', () => {
  const many = rounds({ short: 30, long: 100 })
  const alerts = () => test.mails.filter(({ template }) => template === 'masquagesArretes')
  const hide = async (ids: number[]) => {
    for (const id of ids) await reportByStrangers(test, id, 3)
    return (await Promise.all(ids.map(isPublic))).filter((isShown) => !isShown).length
  }

  it('[SEC-52] stops for a day at the set number, alerts the operator once, and goes on afterwards', async () => {
    const start = Date.now() + 40 * 86_400_000
    const at = (hours: number) => test.setNow(new Date(start + hours * 3_600_000))
    const { config } = test.deps
    test.deps.config = { ...config, hidingAlert: 3 }
    at(0)
    expect(await readMasquages(test.deps)).toEqual({ hidden: 0, stopped: false })
    expect(await hide(await times(6, () => publicOffre()))).toBe(3)
    expect(alerts()).toEqual([{ template: 'masquagesArretes', to: config.contactEmail, nombre: 3 }])
    expect(await readMasquages(test.deps)).toEqual({ hidden: 3, stopped: true })
    at(signalementRules.pauseHours - 1)
    expect([await hide(await times(2, () => publicOffre())), alerts().length]).toEqual([0, 1])
    at(signalementRules.pauseHours + 1)
    expect(await hide(await times(4, () => publicOffre()))).toBe(3)
    expect(alerts()).toHaveLength(2)
    test.deps.config = config
  })

  it('[SEC-52] fails for many ads reported by new accounts: none is hidden, and the operator is alerted once', async () => {
    test.setNow(new Date(Date.now() + 120 * 86_400_000))
    const { config } = test.deps
    test.deps.config = { ...config, hidingAlert: many / 10 }
    const alerted = () => test.mails.filter(({ template }) => template === 'signalementsNombreux')
    const ids = await times(many, () => publicOffre())
    const members = await times(3, () => createMembre(test))
    await Promise.all(
      members.map(async (member) => {
        for (const id of ids) expect((await report(test, member, id)).status).toBe(201)
      }),
    )
    expect((await Promise.all(ids.map(isPublic))).filter((isShown) => !isShown)).toEqual([])
    expect(alerted()).toMatchObject([{ to: config.contactEmail, nombre: expect.any(Number) }])
    test.setNow(new Date(Date.now() + 121 * 86_400_000))
    for (const member of await times(2, () => createMembre(test))) await report(test, member, ids[0] as number)
    expect(alerted(), 'few reports the next day').toHaveLength(1)
    test.deps.config = config
  })

  it('[SEC-52] holds at its number also for many ads at once', async () => {
    test.setNow(new Date(Date.now() + 80 * 86_400_000))
    const { config } = test.deps
    test.deps.config = { ...config, hidingAlert: many / 10 }
    const before = alerts().length
    const ids = await times(many, () => publicOffre())
    // Each of them reports five ads.
    const members = await times((many / 5) * 3, () => createReporter(test))
    const reports = members.map(async (member, index) => {
      const first = Math.floor(index / 3) * 5
      for (const id of ids.slice(first, first + 5)) await report(test, member, id)
    })
    await Promise.all(reports)
    expect((await Promise.all(ids.map(isPublic))).filter((isShown) => !isShown)).toHaveLength(many / 10)
    expect(alerts()).toHaveLength(before + 1)
    test.deps.config = config
  })
})
