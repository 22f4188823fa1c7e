import { comptes } from '@colocdar/contracts/comptes'
import { donnees } from '@colocdar/contracts/donnees'
import { facteurs } from '@colocdar/contracts/facteurs'
import { journal } from '@colocdar/contracts/journal'
import { eq } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'
import { codesSecours, facteurs as facteursTable } from '../../schema/facteurs.ts'
import { callAs } from '../../testing/call-as.ts'
import { codeNow, createFacteur } from '../../testing/facteurs.ts'
import { createAdmin, createMembre, type TestMembre } from '../../testing/membres.ts'
import { useTestApp } from '../../testing/test-app.ts'
import { openSession } from '../auth/auth-sessions.service.ts'
import { resetFacteur } from './facteurs.service.ts'
import { newSecret } from './facteurs-totp.rules.ts'

const test = useTestApp({}, { production: true })
afterEach(() => test.setNow(null))

const wrongCode = 'Ce code n’est pas le bon, a expiré ou a déjà servi. Attendez le suivant.'

/** In a session where no factor was shown. */
const createNewAdmin = () => createMembre(test, { roles: ['ROLE_USER', 'ROLE_ADMIN'] })
const createWithFacteur = async () => {
  const admin = await createNewAdmin()
  return { admin, secret: await createFacteur(test, admin.id) }
}
const installed = async () => {
  const admin = await createNewAdmin()
  const secret = newSecret()
  const { body } = await install(admin, secret)
  return { admin, secret, codes: body.codes as string[] }
}
const anotherSession = async (membre: TestMembre): Promise<TestMembre> => {
  const token = await openSession(test.deps.db, membre.id, test.deps.clock())
  return { ...membre, token, headers: { authorization: `Bearer ${token}` } }
}
const install = (admin: TestMembre, secret = newSecret(), code = codeNow(test, secret)) =>
  callAs(test, admin, facteurs.install, { body: { secret, code } })
const show = (admin: TestMembre, code: string) => callAs(test, admin, facteurs.show, { body: { code } })
const statusOf = async (admin: TestMembre) => (await callAs(test, admin, comptes.search)).status
const actionsOf = async ({ id }: TestMembre) => {
  const as = await createAdmin(test)
  const { body } = await callAs(test, as, journal.list, { query: { objet: 'utilisateur', objetId: id } })
  return body.content.map(({ action, apres }: { action: string; apres: unknown }) => [action, apres]).toReversed()
}
const mailsTo = ({ email }: TestMembre) =>
  test.mails.filter(({ to }) => to === email).map((mail) => (mail as { changement?: string }).changement)
const start = new Date('2026-03-01T10:00:15Z')
const at = (seconds: number) => test.setNow(new Date(start.getTime() + seconds * 1000))

describe('installing a second factor', () => {
  it('[SEC-60] takes a code of the app, opens the session and answers ten codes, which are stored as digests', async () => {
    const admin = await createNewAdmin()
    const { body: before } = await callAs(test, admin, facteurs.read)
    expect(before).toEqual({
      requis: true,
      installe: false,
      cle: false,
      codes: 0,
      secret: expect.stringMatching(/^[A-Z2-7]{32}$/),
    })
    const wrong = await install(admin, before.secret, codeNow(test, newSecret()))
    expect([wrong.status, wrong.body.details]).toEqual([400, { code: wrongCode }])
    expect(await statusOf(admin)).toBe(403)

    const { status, body } = await install(admin, before.secret)
    expect(status).toBe(200)
    expect(body.codes).toHaveLength(10)
    for (const code of body.codes) expect(code).toMatch(/^[A-Z2-7]{4}(-[A-Z2-7]{4}){3}$/)
    expect(new Set(body.codes).size).toBe(10)
    expect(await statusOf(admin)).toBe(200)
    expect((await callAs(test, admin, facteurs.read)).body).toMatchObject({ installe: true, codes: 10 })
    const stored = await test.deps.db.select().from(codesSecours).where(eq(codesSecours.utilisateurId, admin.id))
    expect(stored.map(({ codeHash }) => codeHash.length)).toEqual(Array(10).fill(32))
    expect(await actionsOf(admin)).toEqual([['installFactor', { codes: 10 }]])
    expect(mailsTo(admin)).toEqual(['installe'])
  })

  it('[SEC-60] is not possible by the password alone once there is one', async () => {
    const { admin, secret } = await createWithFacteur()
    const { status, body } = await install(admin)
    expect([status, body.code]).toEqual([403, 'FACTOR_AGAIN'])
    expect(await statusOf(admin)).toBe(403)
    expect((await show(admin, codeNow(test, secret))).status, 'the first one holds').toBe(200)
    const next = newSecret()
    expect((await install(admin, next)).status, 'shown, it may be replaced').toBe(200)
    const elsewhere = await anotherSession(admin)
    expect((await show(elsewhere, codeNow(test, secret, 1))).status).toBe(400)
    expect((await show(elsewhere, codeNow(test, next, 1))).status).toBe(200)
  })

  it('[SEC-60] happens once of two at the same time', async () => {
    const admin = await createNewAdmin()
    const sessions = [admin, await anotherSession(admin)]
    const answers = await Promise.all(sessions.map((session) => install(session)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403])
    expect(await Promise.all(sessions.map(statusOf))).toEqual(answers.map(({ status }) => status))
  })
})

describe('showing a second factor', () => {
  it('[SEC-60] opens this session only', async () => {
    const { admin, secret } = await createWithFacteur()
    const elsewhere = await anotherSession(admin)
    expect((await show(admin, codeNow(test, secret))).status).toBe(200)
    expect([await statusOf(admin), await statusOf(elsewhere)]).toEqual([200, 403])
    expect(await actionsOf(admin)).toEqual([['showFactor', { par: 'application' }]])
  })

  it.each([
    [-2, 400],
    [-1, 200],
    [0, 200],
    [1, 200],
    [2, 400],
  ])('[SEC-60] by a phone whose clock is off by %i steps: %i', async (steps, status) => {
    at(0)
    const { admin, secret } = await createWithFacteur()
    expect((await show(admin, codeNow(test, secret, steps))).status).toBe(status)
  })

  it('[SEC-60] takes each code once, and none from before the last one', async () => {
    at(0)
    const { admin, secret } = await createWithFacteur()
    const [earlier, now] = [codeNow(test, secret, -1), codeNow(test, secret)]
    expect((await show(admin, now)).status).toBe(200)
    for (const code of [now, earlier]) {
      const again = await show(await anotherSession(admin), code)
      expect([again.status, again.body.details]).toEqual([400, { code: wrongCode }])
    }
    at(30)
    expect((await show(await anotherSession(admin), now)).status).toBe(400)
    expect((await show(await anotherSession(admin), codeNow(test, secret))).status).toBe(200)
  })

  it('[SEC-60] has one winner of twenty with the same code', async () => {
    const { admin, secret } = await createWithFacteur()
    const sessions = await Promise.all(Array.from({ length: 20 }, () => anotherSession(admin)))
    const code = codeNow(test, secret)
    const answers = await Promise.all(sessions.map((session) => show(session, code)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const opened = await Promise.all(sessions.map(statusOf))
    expect(opened).toEqual(answers.map(({ status }) => (status === 200 ? 200 : 403)))
  })

  it.each(['', '   ', '12345', '000000', 'ABCD-EFGH-IJKL-MNOP', '’ or 1=1'])('[SEC-60] refuses «%s»', async (code) => {
    const { admin } = await createWithFacteur()
    const { status, body } = await show(admin, code)
    expect([status, Object.keys(body.details)]).toEqual([400, ['code']])
    expect(await statusOf(admin)).toBe(403)
  })

  it('[SEC-60] refuses every code of who has none', async () => {
    const admin = await createNewAdmin()
    expect((await show(admin, '000000')).status).toBe(400)
    expect(await statusOf(admin)).toBe(403)
  })
})

describe('recovery codes', () => {
  it('[SEC-60] replace the phone, each once, as people type them', async () => {
    const { admin, codes } = await installed()
    const typed = [
      codes[0] ?? '',
      codes[1]?.toLowerCase().replaceAll('-', ' ') ?? '',
      codes[2]?.replaceAll('-', '') ?? '',
    ]
    for (const [index, code] of typed.entries()) {
      const session = await anotherSession(admin)
      expect((await show(session, code)).body).toEqual({ codes: 9 - index })
      expect(await statusOf(session)).toBe(200)
      expect((await show(await anotherSession(admin), code)).status).toBe(400)
    }
    expect(mailsTo(admin)).toEqual(['installe', 'secours', 'secours', 'secours'])
    expect((await actionsOf(admin)).at(-1)).toEqual(['showFactor', { par: 'secours' }])
  })

  it('[SEC-60] have one winner of ten at once', async () => {
    const { admin, codes } = await installed()
    const sessions = await Promise.all(Array.from({ length: 10 }, () => anotherSession(admin)))
    const answers = await Promise.all(sessions.map((session) => show(session, codes[0] ?? '')))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(9).fill(400)])
  })

  it('[SEC-60] belong to one administrator', async () => {
    const { codes } = await installed()
    expect((await show((await createWithFacteur()).admin, codes[0] ?? '')).status).toBe(400)
  })

  it('[SEC-60] are replaced all at once', async () => {
    const { admin, codes } = await installed()
    const { body } = await callAs(test, admin, facteurs.renewCodes)
    expect(body.codes).toHaveLength(10)
    expect((await show(await anotherSession(admin), codes[0] ?? '')).status).toBe(400)
    expect((await show(await anotherSession(admin), body.codes[0])).body).toEqual({ codes: 9 })
    expect(await actionsOf(admin)).toContainEqual(['renewCodes', { codes: 10 }])
    expect(mailsTo(admin)).toEqual(['installe', 'codes', 'secours'])
    const without = await callAs(test, await createAdmin(test), facteurs.renewCodes)
    expect([without.status, without.body.message]).toEqual([409, 'Ce compte n’a pas de second facteur.'])
  })
})

describe('the reset by the operator', () => {
  it('[SEC-60] ends the factor, its codes and every session; the next sign-in installs another', async () => {
    const { admin, codes } = await installed()
    expect(await resetFacteur(test.deps, admin.email.toUpperCase())).toEqual({ username: admin.username })
    expect(await statusOf(admin)).toBe(401)
    const session = await anotherSession(admin)
    expect((await callAs(test, session, facteurs.read)).body).toMatchObject({ installe: false, codes: 0 })
    expect((await show(session, codes[0] ?? '')).status).toBe(400)
    expect(await statusOf(session)).toBe(403)
    expect((await install(session)).status).toBe(200)
    expect((await actionsOf(admin)).map(([action]: [string]) => action)).toEqual([
      'installFactor',
      'resetFactor',
      'installFactor',
    ])
    expect(mailsTo(admin)).toEqual(['installe', 'retire', 'installe'])
  })

  it('[SEC-60] says when there is nothing to reset', async () => {
    await expect(resetFacteur(test.deps, 'personne@exemple.ma')).rejects.toThrow('Aucun compte n’a cette adresse.')
    const { email } = await createNewAdmin()
    await expect(resetFacteur(test.deps, email)).rejects.toThrow('Ce compte n’a pas de second facteur.')
  })
})

it('[SEC-60] a factor ends with the role', async () => {
  const { admin } = await installed()
  const params = { id: admin.id }
  await callAs(test, await createAdmin(test), comptes.setAdmin, { params, body: { admin: false } })
  const rows = await test.deps.db.select({ id: facteursTable.utilisateurId }).from(facteursTable)
  expect(rows.map(({ id }) => id)).not.toContain(admin.id)
  expect((await callAs(test, admin, donnees.export)).body.facteur).toBeNull()
})

it('[SEC-60] the export says that there is a factor, and no secret of it', async () => {
  const { admin, secret } = await installed()
  const { body } = await callAs(test, admin, donnees.export)
  expect(body.facteur).toEqual({ installeLe: expect.stringMatching(/^\d{4}-/), codes: 10 })
  expect(JSON.stringify(body)).not.toContain(secret)
})
