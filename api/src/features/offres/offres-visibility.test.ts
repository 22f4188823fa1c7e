import { comptes } from '@colocdar/contracts/comptes'
import { eq, sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { demandes } from '../../schema/demandes.ts'
import { offres } from '../../schema/offres.ts'
import { utilisateurs } from '../../schema/utilisateurs.ts'
import { callAs } from '../../testing/call-as.ts'
import { createDemande } from '../../testing/demandes.ts'
import { createAdmin, createMembre, type TestMembre } from '../../testing/membres.ts'
import { createOffre, offreRow } from '../../testing/offres.ts'
import { useTestApp } from '../../testing/test-app.ts'
import { createVille } from '../../testing/villes.ts'
import { hideReportedDemande, showReportedDemande } from '../demandes/demandes-visibility.service.ts'
import { hideReportedOffre, showReportedOffre } from './offres-visibility.service.ts'

const test = useTestApp()
let admin: TestMembre
let villeId: number
beforeAll(async () => {
  admin = await createAdmin(test)
  villeId = (await createVille(test)).id
})

const setBlocked = (id: number, blocked: boolean) =>
  blocked
    ? callAs(test, admin, comptes.block, { params: { id }, body: { motif: 'Annonces frauduleuses.' } })
    : callAs(test, admin, comptes.unblock, { params: { id } })

it('an offer is hidden as long as one reason holds, in whatever order they come and go', async () => {
  const { db } = test.deps
  const { id: proprietaireId } = await createMembre(test)
  const id = await createOffre(test, { proprietaireId, villeId })
  const isHidden = async () => (await offreRow(test, id)).masque
  expect(await hideReportedOffre(db, id, new Date())).toBe(true)
  expect(await hideReportedOffre(db, id, new Date()), 'hidden already').toBe(false)
  expect(await isHidden()).toBe(true)
  await db.update(offres).set({ endormieLe: new Date() }).where(eq(offres.id, id))
  await setBlocked(proprietaireId, true)
  expect(await showReportedOffre(db, test.deps, id)).toBe(true)
  expect(await isHidden(), 'asleep, and its author blocked').toBe(true)
  await db.update(offres).set({ endormieLe: null }).where(eq(offres.id, id))
  expect(await isHidden(), 'its author blocked').toBe(true)
  await setBlocked(proprietaireId, false)
  expect(await isHidden()).toBe(false)
  expect(await showReportedOffre(db, test.deps, id), 'not hidden').toBe(false)
})

it('a request likewise', async () => {
  const { db } = test.deps
  const { id: demandeurId } = await createMembre(test)
  const id = await createDemande(test, { demandeurId, villeId })
  const isHidden = async () => (await db.select().from(demandes).where(eq(demandes.id, id)))[0]?.masque
  await hideReportedDemande(db, id, new Date())
  await setBlocked(demandeurId, true)
  await showReportedDemande(db, test.deps, id)
  expect(await isHidden(), 'its author blocked').toBe(true)
  await setBlocked(demandeurId, false)
  expect(await isHidden()).toBe(false)
})

it('version 1.0, which knows one reason only, neither shows what another hides nor is shown what it hid', async () => {
  const { db } = test.deps
  const { id: proprietaireId } = await createMembre(test)
  const id = await createOffre(test, { proprietaireId, villeId })
  // The statements of 1.0's block and unblock.
  const block10 = async (blocked: boolean) => {
    await db
      .update(utilisateurs)
      .set({ blockedAt: blocked ? new Date() : null })
      .where(eq(utilisateurs.id, proprietaireId))
    await db.execute(
      sql`update offres set masque = ${blocked} where proprietaire_id = ${proprietaireId} and masque <> ${blocked}`,
    )
  }
  await hideReportedOffre(db, id, new Date())
  await block10(true)
  await showReportedOffre(db, test.deps, id)
  expect((await offreRow(test, id)).masque, 'blocked by 1.0').toBe(true)
  await hideReportedOffre(db, id, new Date())
  await block10(false)
  expect((await offreRow(test, id)).masque, 'still reported').toBe(true)
})
