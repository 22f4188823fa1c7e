import { comptes } from '@colocdar/contracts/comptes'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { utilisateurs } from '../../schema/utilisateurs.ts'
import { callAs } from '../../testing/call-as.ts'
import { createAdmin, membrePassword, type TestMembre } from '../../testing/membres.ts'
import { useTestApp } from '../../testing/test-app.ts'

const test = useTestApp()
let admin: TestMembre
beforeEach(async () => {
  await test.deps.db.update(utilisateurs).set({ roles: ['ROLE_USER'] })
  admin = await createAdmin(test)
})

const takeRole = (id: number, who: TestMembre) =>
  callAs(test, who, comptes.setAdmin, { params: { id }, body: { admin: false } })
const block = (id: number, who: TestMembre) =>
  callAs(test, who, comptes.block, { params: { id }, body: { motif: 'Désaccord.' } })
const countActive = async () => {
  const rows = await test.deps.db
    .select({ id: utilisateurs.id })
    .from(utilisateurs)
    .where(sql`'ROLE_ADMIN' = any(roles) and blocked_at is null`)
  return rows.length
}

describe('the last administrator', () => {
  it('keeps the role', async () => {
    const { status, body } = await takeRole(admin.id, admin)
    expect(status).toBe(409)
    expect(body.message).toBe('Il doit rester au moins un administrateur.')
  })

  it('is the last even if a blocked account has the role', async () => {
    await createAdmin(test, { blockedAt: new Date() })
    expect((await takeRole(admin.id, admin)).status).toBe(409)
  })

  it('may leave once there is another', async () => {
    await createAdmin(test)
    expect((await takeRole(admin.id, admin)).status).toBe(200)
  })

  it.each([
    ['take each other’s role', takeRole],
    ['block each other', block],
  ])('remains when two %s in parallel', async (_, act) => {
    const other = await createAdmin(test)
    const answers = await Promise.all([act(other.id, admin), act(admin.id, other)])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await countActive()).toBe(1)
  })

  it('is the second of two who leave in parallel', async () => {
    const other = await createAdmin(test)
    const answers = await Promise.all([takeRole(admin.id, admin), takeRole(other.id, other)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await countActive()).toBe(1)
  })

  it('is found without deadlock while roles are given and taken away', async () => {
    // Its id is smaller than theirs, so that the order of locks changes once it is an administrator.
    const [first] = await test.deps.db
      .select({ id: utilisateurs.id })
      .from(utilisateurs)
      .orderBy(utilisateurs.id)
      .limit(1)
    const id = first?.id ?? 0
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, turn) =>
        callAs(test, admin, comptes.setAdmin, {
          params: { id },
          body: { admin: turn % 2 === 0, password: membrePassword },
        }),
      ),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  })
})
