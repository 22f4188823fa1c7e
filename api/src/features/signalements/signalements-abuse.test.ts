import { donnees } from '@colocdar/contracts/donnees'
import { signalementRules } from '@colocdar/contracts/signalements'
import { eq } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'
import { signalements } from '../../schema/signalements.ts'
import { callAs } from '../../testing/call-as.ts'
import { createMembre, emptyProfile, membrePassword, type TestMembre } from '../../testing/membres.ts'
import { createReporter, newNetwork, report, reportByStrangers, useSignalements } from '../../testing/signalements.ts'
import { forgetReporters } from './signalements.service.ts'

const { test, publicOffre, isPublic, decide, dossierOf } = useSignalements()
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
      const email = `nadia${id}${shared === 'mailbox' ? '+' : '.'}${turn}@exemple.ma`
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
    const member = await createReporter(test)
    await report(test, member, id)
    await removeAccount(member)
    const digests = async () => {
      const [row] = await test.deps.db.select().from(signalements).where(eq(signalements.objetId, id))
      return [row?.mailbox, row?.network].filter((digest) => digest !== null).length
    }
    await forgetReporters(test.deps)
    expect(await digests()).toBe(2)
    test.setNow(new Date(Date.now() + signalementRules.days * 86_400_000))
    await forgetReporters(test.deps)
    expect(await digests()).toBe(0)
  })

  it('[SEC-52] is not trusted anew after five baseless reports', async () => {
    const wrong = await createReporter(test, { email: 'toujours.faux@exemple.ma' })
    for (let time = 0; time < signalementRules.baseless; time += 1) {
      const id = await publicOffre()
      await report(test, wrong, id)
      await decide(id, 'dismiss')
    }
    await removeAccount(wrong)
    const id = await publicOffre()
    await report(test, await createReporter(test, { email: 'toujours.faux+2@exemple.ma' }), id)
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
    const email = (tag: string) => ({ email: `pressee${tag}@exemple.ma` })
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
})
