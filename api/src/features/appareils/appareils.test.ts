import { auth } from '@colocdar/contracts/auth'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { createLimits } from '../../limits/limits.ts'
import { appareils } from '../../schema/appareils.ts'
import { callAs } from '../../testing/call-as.ts'
import { createMembre, membrePassword, type TestMembre } from '../../testing/membres.ts'
import { useTestApp } from '../../testing/test-app.ts'

const test = useTestApp()
beforeAll(() => {
  test.deps.limits = createLimits(test.deps)
})

const userAgent = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile Safari/537.36'
const markOf = (name: string) => name.padEnd(43, '-')

const signin = async ({ username }: TestMembre, appareil?: string) => {
  const body = { username, password: membrePassword, ...(appareil && { appareil }) }
  const { status } = await callAs(test, null, auth.signin, { body, headers: { 'user-agent': userAgent } })
  expect(status).toBe(200)
}
const mailsTo = ({ email }: TestMembre) =>
  test.mails.filter(({ to, template }) => to === email && template === 'nouvelAppareil')
const storedOf = ({ id }: TestMembre) => test.deps.db.select().from(appareils).where(eq(appareils.utilisateurId, id))

describe('[SEC-65] a sign-in from a new device', () => {
  it('is mailed, once for each device; the first one of a member is recorded silently', async () => {
    const membre = await createMembre(test)
    await signin(membre, markOf('telephone'))
    await signin(membre, markOf('telephone'))
    expect(mailsTo(membre)).toEqual([])
    test.setNow(new Date('2026-07-08T23:30:00Z'))
    await signin(membre, markOf('autre'))
    test.setNow(null)
    const mail = {
      username: membre.username,
      appareil: { navigateur: 'Chrome', systeme: 'Android' },
      le: '2026-07-08T23:30:00.000Z',
    }
    expect(mailsTo(membre)).toEqual([{ template: 'nouvelAppareil', to: membre.email, ...mail }])
    await signin(membre, markOf('autre'))
    await signin(membre, markOf('telephone'))
    expect(mailsTo(membre)).toHaveLength(1)
  })

  it('without a mark is new each time, and silent only for who has no known device', async () => {
    const membre = await createMembre(test)
    await signin(membre)
    await signin(membre)
    expect(mailsTo(membre)).toEqual([])
    await signin(membre, markOf('telephone'))
    await signin(membre)
    await signin(membre)
    expect(mailsTo(membre)).toHaveLength(2)
    expect(await storedOf(membre)).toHaveLength(1)
  })

  it('is another one for another member of the same browser', async () => {
    const [one, other] = [await createMembre(test), await createMembre(test)]
    await signin(one, markOf('commun'))
    await signin(other, markOf('sien'))
    await signin(other, markOf('commun'))
    expect([mailsTo(one).length, mailsTo(other).length]).toEqual([0, 1])
  })

  it('[SEC-58] is not mailed to an address that was never verified', async () => {
    const membre = await createMembre(test, { emailVerifiedAt: null })
    await signin(membre, markOf('telephone'))
    await signin(membre, markOf('autre'))
    expect(mailsTo(membre)).toEqual([])
  })

  it('[SEC-37] is mailed five times an hour at most, and not silenced by other mails', async () => {
    const membre = await createMembre(test)
    test.setNow(new Date())
    for (let sent = 0; sent < 6; sent += 1)
      await callAs(test, null, auth.forgotPassword, { query: { email: membre.email } })
    for (let device = 0; device < 8; device += 1) await signin(membre, markOf(`appareil${device}`))
    test.setNow(null)
    expect(mailsTo(membre)).toHaveLength(5)
  })

  it('leaves twenty marks, the last seen, each as a digest', async () => {
    const membre = await createMembre(test)
    const start = Date.now()
    for (let device = 0; device <= 20; device += 1) {
      test.setNow(new Date(start + device * 1_000))
      await signin(membre, markOf(`appareil${device}`))
    }
    const before = mailsTo(membre).length
    test.setNow(new Date(start + 2 * 3_600_000))
    await signin(membre, markOf('appareil1'))
    expect(mailsTo(membre)).toHaveLength(before)
    await signin(membre, markOf('appareil0'))
    test.setNow(null)
    expect(mailsTo(membre)).toHaveLength(before + 1)
    const stored = await storedOf(membre)
    expect(stored).toHaveLength(20)
    expect(stored.every(({ marqueHash }) => marqueHash.length === 32)).toBe(true)
    expect(JSON.stringify(stored.map(({ marqueHash }) => marqueHash.toString()))).not.toContain('appareil')
  })

  it('takes no mark of another form', async () => {
    const { username } = await createMembre(test)
    for (const appareil of ['', 'x'.repeat(31), 'x'.repeat(65), `${'x'.repeat(40)} `]) {
      const { status, body } = await callAs(test, null, auth.signin, {
        body: { username, password: membrePassword, appareil },
      })
      expect([status, body.details]).toEqual([400, { appareil: 'La marque de l’appareil est illisible.' }])
    }
  })
})
