import { cles } from '@colocdar/contracts/cles'
import { comptes } from '@colocdar/contracts/comptes'
import { donnees } from '@colocdar/contracts/donnees'
import type { Endpoint } from '@colocdar/contracts/endpoint'
import { facteurs } from '@colocdar/contracts/facteurs'
import { offres } from '@colocdar/contracts/offres'
import { signalements } from '@colocdar/contracts/signalements'
import { allEndpoints } from '@colocdar/contracts/table'
import { afterEach, describe, expect, it } from 'vitest'
import { cles as clesTable } from '../../schema/cles.ts'
import { callAs } from '../../testing/call-as.ts'
import { codeNow, createFacteur } from '../../testing/facteurs.ts'
import { createAdmin, createMembre, membrePassword, type TestMembre } from '../../testing/membres.ts'
import { useTestApp } from '../../testing/test-app.ts'
import { unique } from '../../testing/unique.ts'
import { validCalls } from '../../testing/valid-calls.ts'
import { newSecret } from './facteurs-totp.rules.ts'

const test = useTestApp({}, { production: true })
afterEach(() => test.setNow(null))

const minutes = (count: number) => test.setNow(new Date(Date.now() + count * 60_000))

interface Sensitive {
  name: string
  endpoint: Endpoint
  /** What to call it with, and whose account it changes. */
  prepare(admin: TestMembre): Promise<{ params?: Record<string, unknown>; body?: object; success: number }>
}

const onMembre = (body: object) => async () => ({ params: { id: (await createMembre(test)).id }, body, success: 200 })

const insertCle = async (utilisateurId: number): Promise<number> => {
  const row = { utilisateurId, nom: 'Téléphone', credentialId: unique(), publicKey: Buffer.alloc(32), compteur: 0 }
  const [cle] = await test.deps.db.insert(clesTable).values(row).returning({ id: clesTable.id })
  return cle?.id ?? 0
}

const sensitive: Sensitive[] = [
  { name: 'giving the role', endpoint: comptes.setAdmin, prepare: onMembre({ admin: true, password: membrePassword }) },
  { name: 'taking the role', endpoint: comptes.setAdmin, prepare: onMembre({ admin: false }) },
  { name: 'blocking a member', endpoint: comptes.block, prepare: onMembre({ motif: 'Fraude.' }) },
  {
    name: 'blocking a member who was reported',
    endpoint: signalements.decide,
    prepare: async () => {
      const call = await validCalls['signalements.decide']?.(test)
      return { params: call?.params ?? {}, body: { ...call?.body, decision: 'uphold', suite: 'bloquer' }, success: 200 }
    },
  },
  {
    name: 'deleting an account',
    endpoint: donnees.remove,
    prepare: async () => ({ body: { password: membrePassword }, success: 204 }),
  },
  {
    name: 'deleting the offer of a member',
    endpoint: offres.remove,
    prepare: async () => ({ params: (await validCalls['offres.remove']?.(test))?.params ?? {}, success: 204 }),
  },
  {
    name: 'another passkey',
    endpoint: cles.prepare,
    prepare: async () => ({ body: { password: membrePassword }, success: 200 }),
  },
  {
    name: 'a passkey less',
    endpoint: cles.remove,
    prepare: async ({ id }) => ({ params: { id: await insertCle(id) }, success: 204 }),
  },
  { name: 'new recovery codes', endpoint: facteurs.renewCodes, prepare: async () => ({ success: 200 }) },
  {
    name: 'another app',
    endpoint: facteurs.install,
    prepare: async () => {
      const secret = newSecret()
      return { body: { secret, code: codeNow(test, secret) }, success: 200 }
    },
  },
]

describe('sensitive actions', () => {
  it('[SEC-60] are these', () => {
    const declared = allEndpoints.filter(({ endpoint }) => endpoint.errors?.includes('FACTOR_AGAIN'))
    expect(new Set(declared.map(({ endpoint }) => endpoint))).toEqual(
      new Set(sensitive.map(({ endpoint }) => endpoint)),
    )
  })

  it.each(sensitive)('[SEC-60] ask for the factor again after 15 minutes: $name', async ({ endpoint, prepare }) => {
    const admin = await createAdmin(test)
    const secret = await createFacteur(test, admin.id)
    minutes(16)
    const { success, ...parts } = await prepare(admin)
    const refused = await callAs(test, admin, endpoint, parts)
    expect([refused.status, refused.body.code]).toEqual([403, 'FACTOR_AGAIN'])
    expect((await callAs(test, admin, comptes.search)).status, 'others go on').toBe(200)
    const shown = await callAs(test, admin, facteurs.show, { body: { code: codeNow(test, secret) } })
    expect(shown.status).toBe(200)
    expect((await callAs(test, admin, endpoint, parts)).status).toBe(success)
  })

  it.each(sensitive)('[SEC-60] ask for nothing within 15 minutes: $name', async ({ endpoint, prepare }) => {
    const admin = await createAdmin(test)
    await createFacteur(test, admin.id)
    minutes(14)
    const { success, ...parts } = await prepare(admin)
    expect((await callAs(test, admin, endpoint, parts)).status).toBe(success)
  })

  it('[SEC-60] have no effect when they are refused', async () => {
    const [admin, membre] = [await createAdmin(test), await createMembre(test)]
    minutes(16)
    await callAs(test, admin, comptes.block, { params: { id: membre.id }, body: { motif: 'Fraude.' } })
    const body = { admin: true, password: membrePassword }
    await callAs(test, admin, comptes.setAdmin, { params: { id: membre.id }, body })
    expect((await callAs(test, admin, comptes.one, { params: { id: membre.id } })).body).toMatchObject({
      roles: ['ROLE_USER'],
      blockedAt: null,
      historique: [],
    })
  })
})
