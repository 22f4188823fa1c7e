import { type Demande, DemandeSnapshot } from '@colocdar/contracts/demandes'
import { demandeFields } from '@colocdar/contracts/demandes-fields'
import { pickFields } from '@colocdar/contracts/fields'
import { describe, expect, it } from 'vitest'
import { resubmission, splitEdit } from '../modifications/modifications.rules.ts'

const fields = {
  ...Object.fromEntries(Object.keys(demandeFields).map((name) => [name, null])),
  titre: 'Recherche',
  budget: 2000,
  dateDemande: '2026-06-01',
}
const demande = {
  ...fields,
  id: 5,
  verified: true,
  motifRefus: null,
  ville: { id: 3, nom: 'Rabat' },
  budgetVerifie: null,
} as unknown as Demande & { budgetVerifie: number | null }
const content = pickFields(demande, { ...demandeFields, dateDemande: true })
const now = new Date('2026-06-02T12:00:00Z')

describe('an edit of a verified request', () => {
  it('lets texts wait and the rest through', () => {
    expect(splitEdit(demandeFields, demande, content)).toEqual({ now: fields, later: {}, photos: null })
    const edited = { ...content, titre: 'Autre', dateDemande: '2026-07-01' }
    expect(splitEdit(demandeFields, demande, edited).later).toEqual({ titre: 'Autre' })
    expect(splitEdit(demandeFields, demande, edited).now).toMatchObject({ dateDemande: '2026-07-01' })
  })

  it('measures the budget by the one that was verified', () => {
    const waits = (budgetVerifie: number | null, budget: number) =>
      'budget' in
      splitEdit(demandeFields, Object.assign({ ...demande }, { budgetVerifie }), { ...content, budget }).later
    expect([waits(null, 2300), waits(null, 2301)]).toEqual([false, true])
    expect([waits(1000, 1150), waits(1000, 2300)]).toEqual([false, true])
  })
})

describe('an edit of a request that is not verified', () => {
  const again = { motifRefus: null, submittedAt: now }
  const edit = (changes: Partial<typeof content>, motifRefus: string | null = null) =>
    resubmission(demandeFields, { ...demande, motifRefus }, { ...content, ...changes }, now)

  it('submits it again when what changes has to be read', () => {
    expect(edit({ titre: 'Autre' })).toEqual(again)
    expect(edit({ budget: 2100 })).toEqual({})
    expect(edit({})).toEqual({})
  })

  it('submits it again after a refusal with any change, but not without one', () => {
    expect(edit({ budget: 2100 }, 'Budget ?')).toEqual(again)
    expect(edit({ dateDemande: '2026-07-01' }, 'Budget ?')).toEqual(again)
    expect(edit({}, 'Budget ?')).toEqual({})
  })
})

it('keeps what was public, to compare with', () => {
  const snapshot = pickFields(demande, DemandeSnapshot.shape)
  expect(snapshot).toMatchObject({ titre: 'Recherche', budget: 2000, ville: { nom: 'Rabat' } })
  expect(snapshot).not.toHaveProperty('dateDemande')
})
