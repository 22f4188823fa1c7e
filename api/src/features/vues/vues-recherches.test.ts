import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { recherchesVides } from '../../schema/vues.ts'
import { createAdmin } from '../../testing/membres.ts'
import { useTestApp } from '../../testing/test-app.ts'
import { forgetVisitors } from './vues.service.ts'
import { createViewCounter } from './vues-counter.service.ts'

const test = useTestApp()
const browser = 'Mozilla/5.0 (Linux; Android 12) Chrome/140'
const noon = new Date('2026-11-16T12:00:00Z')
const nextDay = new Date('2026-11-17T02:00:00Z')
beforeAll(() => test.setNow(noon))

interface Look {
  ip?: string
  userAgent?: string
}

describe('searches that found nothing', () => {
  const search = async (q: string, { ip = '198.51.100.1', userAgent = browser }: Look = {}) => {
    const url = '/api/vues/recherches'
    const headers = { 'user-agent': userAgent }
    return (await test.app.inject({ method: 'POST', url, payload: { q }, remoteAddress: ip, headers })).statusCode
  }
  const counted = async () => {
    await test.deps.views.flush()
    const rows = await test.deps.db.select().from(recherchesVides).orderBy(recherchesVides.jour, recherchesVides.texte)
    return rows.map(({ jour, texte, nombre }) => `${jour} ${texte} ${nombre}`)
  }

  /** By two networks. */
  const searchTwice = async (q: string) => [await search(q), await search(q, { ip: '198.51.100.2' })]

  it('are counted by day and by folded words, once for a visitor', async () => {
    const statuses = [
      await search('Fac de Droit'),
      await search('fac de droit !'),
      await search('FAC DE DROIT', { ip: '198.51.100.2' }),
      ...(await searchTwice('شُقة')),
    ]
    expect(statuses).toEqual([204, 204, 204, 204, 204])
    await test.deps.views.flush()
    await search('fac de droit')
    expect(await counted()).toEqual(['2026-11-16 fac de droit 2', '2026-11-16 شقه 2'])
    await search('fac de droit', { ip: '198.51.100.3' })
    expect(await counted()).toContain('2026-11-16 fac de droit 3')
    test.setNow(nextDay)
    await searchTwice('fac de droit')
    expect((await counted()).at(-1)).toBe('2026-11-17 fac de droit 2')
    test.setNow(noon)
  })

  it('are written once two networks have typed the same words on one day, which may be a name', async () => {
    const before = await counted()
    await search('karim de salé')
    expect(await counted()).toEqual(before)
    await search('Karim de Salé', { userAgent: 'Mozilla/5.0 Firefox/145' })
    expect(await counted()).toEqual(before)
    await search('karim de salé', { ip: '198.51.100.2' })
    expect(await counted()).toContain('2026-11-16 karim de sale 2')
    await test.deps.db.delete(recherchesVides).where(eq(recherchesVides.texte, 'karim de sale'))
  })

  const shown = async () => {
    const { headers } = await createAdmin(test)
    return (await test.app.inject({ url: '/api/admin/chiffres', headers })).json().recherches
  }

  it('are shown to administrators, the most frequent of thirty days', async () => {
    await test.deps.db.insert(recherchesVides).values([
      { jour: '2026-10-17', texte: 'sauna', nombre: 20 },
      { jour: '2026-10-18', texte: 'hammam', nombre: 9 },
    ])
    expect(await shown()).toEqual([
      { texte: 'hammam', nombre: 9 },
      // On two days.
      { texte: 'fac de droit', nombre: 5 },
      { texte: 'شقه', nombre: 2 },
    ])
  })

  it.each([
    '06 12 34 56 78',
    'karim@exemple.ma',
    'instagram karim.b',
    'www.karim.ma',
    '12345',
    'x'.repeat(61),
    '!!',
    '٠٦١٢٣٤٥٦٧٨',
    'واتساب 0612',
    'facebook karim benali',
    'wtsp karim',
    'فيسبوك كريم',
    'karim 0612',
    'karim 06 12',
    'karim 1234',
  ])('leave out « %s »', async (q) => {
    const before = await counted()
    expect(await searchTwice(q)).toEqual([204, 204])
    expect(await counted()).toEqual(before)
  })

  it('keep a rent with its words', async () => {
    await searchTwice('riad 2500 dh')
    expect(await counted()).toContain('2026-11-16 riad 2500 dh 2')
    await test.deps.db.delete(recherchesVides).where(eq(recherchesVides.texte, 'riad 2500 dh'))
  })

  it('leave out programs, and refuse what is no text', async () => {
    const before = await counted()
    for (const ip of ['198.51.100.1', '198.51.100.2']) await search('robot', { ip, userAgent: 'Googlebot/2.1' })
    expect([await search(''), await search('x'.repeat(101))]).toEqual([400, 400])
    expect(await counted()).toEqual(before)
  })

  it('are at most a thousand different ones a day, those known go on counting', async () => {
    const counter = createViewCounter(test.deps)
    for (const visitor of ['phone', 'laptop'])
      for (let count = 0; count < 1_100; count += 1) counter.add({ type: 'recherche', id: `mot ${count}`, visitor })
    counter.add({ type: 'recherche', id: 'fac de droit', visitor: 'phone' })
    await counter.flush()
    const today = (await counted()).filter((row) => row.startsWith('2026-11-16'))
    expect(today).toHaveLength(1_000)
    expect(today).toContain('2026-11-16 fac de droit 4')
    expect(await shown()).toHaveLength(20)
  })

  it('are forgotten after thirty days', async () => {
    test.setNow(new Date('2026-12-16T12:00:00Z'))
    await forgetVisitors(test.deps)
    expect(await counted()).not.toEqual([])
    test.setNow(new Date('2026-12-18T12:00:00Z'))
    await forgetVisitors(test.deps)
    expect(await counted()).toEqual([])
    test.setNow(noon)
  })
})
