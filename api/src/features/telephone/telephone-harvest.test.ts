import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { networkFactor } from '../../limits/sliding-quotas.ts'
import { revelations } from '../../schema/telephone.ts'
import { createMembre, type TestMembre } from '../../testing/membres.ts'
import { createOffre } from '../../testing/offres.ts'
import { useTestApp } from '../../testing/test-app.ts'
import { createVille } from '../../testing/villes.ts'
import { countTelephonesOfHour, forgetShownTelephones, watchTelephones } from './telephone.service.ts'

const test = useTestApp()
// More than one network may see in a day.
const numbers = 35
let owners: number[] = []
beforeAll(async () => {
  const { id: villeId } = await createVille(test)
  const createOwner = async () => {
    const { id: proprietaireId } = await createMembre(test)
    await createOffre(test, { proprietaireId, villeId })
    return proprietaireId
  }
  owners = await Promise.all(Array.from({ length: numbers }, createOwner))
})

let addresses = 0
const newAddress = () => {
  addresses += 1
  return `198.18.${Math.floor(addresses / 250)}.${addresses % 250}`
}

const reveal = ({ id, headers }: TestMembre, owner: number, remoteAddress: string) =>
  test.app.inject({
    url: '/api/test/utilisateur/tele',
    query: { id: String(owner), userId: String(id) },
    headers,
    remoteAddress,
  })

const accounts = (emailOf?: (index: number) => string) =>
  Promise.all(
    Array.from({ length: 5 }, (_, index) => createMembre(test, emailOf ? { email: emailOf(index) } : undefined)),
  )

/** Every account asks for its fifth of the numbers. Resolves with how many different ones were shown. */
const harvest = async (thieves: TestMembre[], addressOf: (index: number) => string, inParallel = false) => {
  const asks = owners.map((owner, index) => async () => {
    const thief = thieves[index % thieves.length] as TestMembre
    return (await reveal(thief, owner, addressOf(index))).statusCode
  })
  const statuses: number[] = []
  if (inParallel) statuses.push(...(await Promise.all(asks.map((ask) => ask()))))
  else for (const ask of asks) statuses.push(await ask())
  expect(statuses.filter((status) => status !== 200 && status !== 429)).toEqual([])
  return statuses.filter((status) => status === 200).length
}

describe('[SEC-39] collecting phone numbers', () => {
  it('with five accounts of one mailbox brings 10 an hour', async () => {
    const tags = [
      'Sara.El@gmail.com',
      's.arael@gmail.com',
      'sarael+1@gmail.com',
      'sara.el+2@googlemail.com',
      'sarael@gmail.com',
    ]
    const thieves = await accounts((index) => tags[index] ?? '')
    expect(await harvest(thieves, newAddress)).toBe(10)
  })

  /** As if others of the same network had been shown this many numbers, this long ago. */
  const fillNetwork = async (address: string, count: number, minutes: number) => {
    const { network } = await test.deps.limits.caller(0, address)
    const createdAt = new Date(Date.now() - minutes * 60_000)
    const rows = Array.from({ length: count }, (_, index) => ({
      utilisateurId: 1_000_000 + index,
      cibleId: 1_000_000 + index,
      network,
      createdAt,
    }))
    await test.deps.db.insert(revelations).values(rows)
  }
  const hourly = 10 * networkFactor

  it('with many accounts of one address brings several times what one person is allowed, and says why', async () => {
    const address = newAddress()
    await fillNetwork(address, hourly - 1, 10)
    expect(await harvest(await accounts(), () => address)).toBe(1)
    const refused = await reveal(await createMembre(test), owners.at(-1) ?? 0, address)
    expect(refused.json().message).toBe(
      'Beaucoup de numéros ont été affichés depuis votre connexion. Réessayez plus tard.',
    )
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  })

  it('with addresses rotated in an IPv6 /64 brings no more', async () => {
    await fillNetwork('2001:db8:7:7::ffff', hourly - 2, 10)
    expect(await harvest(await accounts(), (index) => `2001:db8:7:7::${index + 1}`)).toBe(2)
  })

  it('with parallel requests brings no more', async () => {
    await fillNetwork('203.0.113.99', hourly - 10, 10)
    expect(await harvest(await accounts(), () => '203.0.113.99', true)).toBe(10)
    const tagged = await accounts((index) => `omar+${index}@exemple.ma`)
    expect(await harvest(tagged, newAddress, true)).toBe(10)
  })

  it('by one network is limited for a day, too', async () => {
    await fillNetwork('203.0.113.50', 30 * networkFactor - 3, 120)
    expect(await harvest(await accounts(), () => '203.0.113.50')).toBe(3)
  })

  it('does not stop neighbours who ask for the same numbers', async () => {
    const [one, two] = [await createMembre(test), await createMembre(test)]
    const address = newAddress()
    for (const owner of owners.slice(0, 10)) expect((await reveal(one, owner, address)).statusCode).toBe(200)
    for (const owner of owners.slice(0, 10)) expect((await reveal(two, owner, address)).statusCode).toBe(200)
    for (const owner of owners.slice(10, 12)) expect((await reveal(one, owner, address)).statusCode).toBe(429)
    expect((await reveal(await createMembre(test), owners[11] ?? 0, address)).statusCode).toBe(200)
  })

  it('leaves neither addresses nor e-mails in the log, and nothing of the network after a day', async () => {
    const thief = await createMembre(test, { email: 'trace+x@exemple.ma' })
    await reveal(thief, owners[0] ?? 0, '203.0.113.200')
    const dump = async () => {
      const { rows } = await test.deps.db.execute(sql`select revelations::text as line, mailbox from revelations`)
      return rows
    }
    expect(JSON.stringify(await dump())).not.toMatch(/203\.0\.113|trace/)
    test.setNow(new Date(Date.now() + 48 * 3_600_000))
    await watchTelephones(test.deps, { warn: () => {} })
    test.setNow(null)
    expect((await dump()).filter(({ mailbox }) => mailbox !== null)).toEqual([])
  })

  it('from many networks warns the operator, and blocks nobody', async () => {
    const warn = vi.fn()
    const shown = async () => countTelephonesOfHour(test.deps)
    await reveal(await createMembre(test), owners[1] ?? 0, newAddress())
    const before = await shown()
    expect(before).toBeGreaterThan(0)
    const config = { ...test.deps.config, telephoneAlert: before }
    await watchTelephones({ ...test.deps, config }, { warn })
    expect(warn).not.toHaveBeenCalled()
    expect((await reveal(await createMembre(test), owners[2] ?? 0, newAddress())).statusCode).toBe(200)
    await watchTelephones({ ...test.deps, config }, { warn })
    expect(warn).toHaveBeenCalledWith({ shown: before + 1, alert: before }, 'many phone numbers shown in an hour')
  })
})

it('forgets after a year which member was shown which number', async () => {
  const [old, recent] = [800_001, 800_002]
  for (const [utilisateurId, days] of [
    [old, 366],
    [recent, 364],
  ] as const)
    await test.deps.db.insert(revelations).values({
      utilisateurId,
      cibleId: 1,
      createdAt: new Date(test.deps.clock().getTime() - days * 86_400_000),
    })
  await forgetShownTelephones(test.deps)
  const left = await test.deps.db.select({ id: revelations.utilisateurId }).from(revelations)
  expect(left.map(({ id }) => id)).toContain(recent)
  expect(left.map(({ id }) => id)).not.toContain(old)
})
