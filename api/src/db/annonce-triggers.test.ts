import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { demandes } from '../schema/demandes.ts'
import { offres } from '../schema/offres.ts'
import { createVille } from '../testing/attente.ts'
import { createDemande, demandeRow } from '../testing/demandes.ts'
import { createMembre } from '../testing/membres.ts'
import { createOffre, offreRow } from '../testing/offres.ts'
import { useTestApp } from '../testing/test-app.ts'

const test = useTestApp()
const now = new Date('2026-11-01T00:00:00Z')

/** What both kinds of ads have, with their own names for the price. */
const kinds = {
  offre: {
    create: async (columns: object) =>
      createOffre(test, {
        proprietaireId: (await createMembre(test)).id,
        villeId: (await createVille(test)).id,
        ...columns,
      }),
    change: (id: number, columns: object) => test.deps.db.update(offres).set(columns).where(eq(offres.id, id)),
    read: (id: number) => offreRow(test, id),
    price: { now: 'prix', verified: 'prixVerifie' },
  },
  demande: {
    create: async (columns: object) =>
      createDemande(test, {
        demandeurId: (await createMembre(test)).id,
        villeId: (await createVille(test)).id,
        ...columns,
      }),
    change: (id: number, columns: object) => test.deps.db.update(demandes).set(columns).where(eq(demandes.id, id)),
    read: (id: number) => demandeRow(test, id),
    price: { now: 'budget', verified: 'budgetVerifie' },
  },
} as const

describe.each(['offre', 'demande'] as const)('the row of an ad: %s', (name) => {
  const kind = kinds[name]
  let id: number
  beforeEach(async () => {
    id = await kind.create({})
  })

  it('forgets the reminder and wakes when it is confirmed', async () => {
    await kind.change(id, { rappeleeLe: now, endormieLe: now })
    expect(await kind.read(id)).toMatchObject({ rappeleeLe: now, endormieLe: now, masque: true })
    await kind.change(id, { confirmeeLe: new Date('2026-11-02T00:00:00Z') })
    expect(await kind.read(id)).toMatchObject({ rappeleeLe: null, endormieLe: null, masque: false })
  })

  it('stays hidden by reports when it is confirmed', async () => {
    await kind.change(id, { signaleeLe: now, endormieLe: now })
    await kind.change(id, { confirmeeLe: new Date('2026-11-02T00:00:00Z') })
    expect(await kind.read(id)).toMatchObject({ endormieLe: null, masque: true })
  })

  it('keeps the price that was verified, whatever was verified before', async () => {
    await kind.change(id, { verified: false, [kind.price.now]: 4000, [kind.price.verified]: 1000 })
    expect(await kind.read(id)).toMatchObject({ [kind.price.verified]: 1000 })
    await kind.change(id, { verified: true })
    expect(await kind.read(id)).toMatchObject({ [kind.price.verified]: 4000 })
    await kind.change(id, { [kind.price.now]: 4100 })
    expect(await kind.read(id)).toMatchObject({ [kind.price.verified]: 4000 })
  })

  it.each([null, now])(
    'keeps the price that the decision of %s accepted when a withdrawal is undone',
    async (decidedAt) => {
      const withdraw = () => kind.change(id, { verified: false, decidedAt: new Date('2026-11-02T00:00:00Z') })
      await kind.change(id, { decidedAt, [kind.price.now]: 1140, [kind.price.verified]: 1000 })
      await withdraw()
      await kind.change(id, { verified: true, decidedAt })
      expect(await kind.read(id)).toMatchObject({ [kind.price.verified]: 1000 })
      await withdraw()
      await kind.change(id, { verified: true, decidedAt: new Date('2026-11-03T00:00:00Z') })
      expect(await kind.read(id)).toMatchObject({ [kind.price.verified]: 1140 })
    },
  )
})
