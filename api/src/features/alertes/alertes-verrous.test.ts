import { alertes } from '@colocdar/contracts/alertes'
import { moderation } from '@colocdar/contracts/moderation'
import { eq, sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { utilisateurs } from '../../schema/utilisateurs.ts'
import { createWaitingOffre } from '../../testing/attente.ts'
import { callAs } from '../../testing/call-as.ts'
import { createAdmin, createMembre, type TestMembre } from '../../testing/membres.ts'
import { useTestApp } from '../../testing/test-app.ts'
import { lockRecipients } from './alertes-envois.repository.ts'

const test = useTestApp()
let admin: TestMembre
beforeAll(async () => {
  admin = await createAdmin(test)
})

const follow = async (quartier: string) => {
  const membre = await createMembre(test)
  const body = { filtres: { quartier }, frequence: 'immediate' } as const
  expect((await callAs(test, membre, alertes.create, { body })).status).toBe(201)
  return membre
}
const verify = (id: number) =>
  callAs(test, admin, moderation.verify, { params: { kind: 'offre', id }, body: { version: 1 } })
const mailsTo = ({ email }: TestMembre) => test.alerteMails.filter(({ mail }) => mail.to === email)

it('[ALERT-08] an offer is verified while a member whom it concerns is being blocked', async () => {
  const membre = await follow('Borj')
  const { id } = await createWaitingOffre(test, { quartier: 'Borj' })
  await test.deps.db.transaction(async (tx) => {
    // As a block does, which then waits for the counters of the member's cities.
    await tx.select().from(utilisateurs).where(eq(utilisateurs.id, membre.id)).for('no key update')
    expect((await verify(id)).status).toBe(200)
  })
  expect(mailsTo(membre)).toHaveLength(1)
})

it('[ALERT-10] the mails of a day are counted by one verification after the other', async () => {
  const { id } = await follow('Zaouia')
  await test.deps.db.transaction(async (tx) => {
    expect(await lockRecipients(tx, [id])).toMatchObject([{ id }])
    const meanwhile = test.deps.db.transaction(async (other) => {
      await other.execute(sql`set local lock_timeout = '100ms'`)
      return lockRecipients(other, [id])
    })
    await expect(meanwhile).rejects.toMatchObject({ cause: { code: '55P03' } })
  })
})
