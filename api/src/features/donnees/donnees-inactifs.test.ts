import { auth } from '@colocdar/contracts/auth'
import { conservationJours } from '@colocdar/contracts/conservation'
import { eq } from 'drizzle-orm'
import { expect, it, vi } from 'vitest'
import { presences } from '../../schema/presences.ts'
import { utilisateurs } from '../../schema/utilisateurs.ts'
import { callAs } from '../../testing/call-as.ts'
import { createAdmin, createMembre, membrePassword } from '../../testing/membres.ts'
import { useTestApp } from '../../testing/test-app.ts'
import { sweepInactifs } from './donnees-inactifs.service.ts'

const test = useTestApp()

const dayMs = 86_400_000
const { compteInactif, avertissement } = conservationJours

const stayAway = async (id: number, days: number, warnedDaysAgo?: number) => {
  const ago = (since: number) => new Date(Date.now() - since * dayMs)
  const row = { vueLe: ago(days), avertieLe: warnedDaysAgo === undefined ? null : ago(warnedDaysAgo) }
  await test.deps.db
    .insert(presences)
    .values({ utilisateurId: id, ...row })
    .onConflictDoUpdate({ target: presences.utilisateurId, set: row })
}
const presenceOf = async (id: number) => {
  const [row] = await test.deps.db.select().from(presences).where(eq(presences.utilisateurId, id))
  return row
}
const exists = async (id: number) => (await test.deps.db.$count(utilisateurs, eq(utilisateurs.id, id))) === 1
const mailsTo = (email: string) => test.mails.filter(({ to }) => to === email)
const sweep = () => sweepInactifs({ ...test.deps, clock: () => new Date() })

it('counts members from before from the first run on, and warns none of them', async () => {
  const { id, email } = await createMembre(test)
  await test.deps.db.delete(presences).where(eq(presences.utilisateurId, id))
  await sweep()
  expect(await presenceOf(id)).toMatchObject({ vueLe: expect.any(Date), avertieLe: null })
  expect(mailsTo(email)).toEqual([])
})

it('warns by mail, once, a month before two years without a visit', async () => {
  const [away, here] = [await createMembre(test), await createMembre(test)]
  await stayAway(away.id, compteInactif - avertissement + 1)
  await stayAway(here.id, compteInactif - avertissement - 1)
  await sweep()
  await sweep()
  expect(mailsTo(away.email)).toMatchObject([{ template: 'compteInactif' }])
  expect(mailsTo(here.email)).toEqual([])
  expect([await exists(away.id), await exists(here.id)]).toEqual([true, true])
})

it('deletes the account of who was warned a month before and did not come, and says so', async () => {
  const [gone, late] = [await createMembre(test), await createMembre(test)]
  await stayAway(gone.id, compteInactif + 1, avertissement + 1)
  // After an outage, for instance, the warning came late: it counts all the same.
  await stayAway(late.id, compteInactif + 100, avertissement - 1)
  await sweep()
  expect([await exists(gone.id), await exists(late.id)]).toEqual([false, true])
  expect(mailsTo(gone.email)).toMatchObject([{ template: 'compteSupprime', inactif: true }])
})

it('deletes the others when one cannot be deleted, and that one the next time', async () => {
  const gone = [await createMembre(test), await createMembre(test), await createMembre(test)]
  for (const { id } of gone) await stayAway(id, compteInactif + 1, avertissement + 1)
  const left = async () => (await Promise.all(gone.map(({ id }) => exists(id)))).filter(Boolean).length
  vi.spyOn(test.deps.mails, 'enqueue').mockRejectedValueOnce(new Error('no mail'))
  await expect(sweep()).rejects.toThrow('1 of 3 failed')
  expect(await left()).toBe(1)
  await sweep()
  expect(await left()).toBe(0)
})

it('leaves administrators and blocked members alone', async () => {
  const [admin, blocked] = [await createAdmin(test), await createMembre(test, { blockedAt: new Date() })]
  for (const { id } of [admin, blocked]) await stayAway(id, compteInactif + 1, avertissement + 1)
  await sweep()
  expect([await exists(admin.id), await exists(blocked.id)]).toEqual([true, true])
})

it('counts a sign-in as a visit, which ends the warning', async () => {
  const { id, username } = await createMembre(test)
  await stayAway(id, compteInactif + 1, avertissement + 1)
  const answer = await callAs(test, null, auth.signin, { body: { username, password: membrePassword } })
  expect(answer.status).toBe(200)
  expect((await presenceOf(id))?.avertieLe).toBeNull()
  await sweep()
  expect(await exists(id)).toBe(true)
})
