import { describe, expect, it } from 'vitest'
import { admin, somebody } from '../../testing/acteurs.ts'
import { canUndo } from './moderation.policy.ts'
import { decidedState, etatAfter, etatOf, fromTrace, toTrace } from './moderation.states.ts'

const now = new Date('2026-06-01T12:00:00.000Z')

it.each([
  [{ verified: true, motifRefus: null }, 'verifie'],
  [{ verified: true, motifRefus: null, modification: null }, 'verifie'],
  [{ verified: true, motifRefus: null, modification: { etat: 'attente' } }, 'modification'],
  [{ verified: true, motifRefus: null, modification: { etat: 'refusee' } }, 'verifie'],
  [{ verified: false, motifRefus: null }, 'attente'],
  [{ verified: false, motifRefus: null, modification: { etat: 'attente' } }, 'attente'],
  [{ verified: false, motifRefus: 'Photos floues.' }, 'refuse'],
] as const)('of %o the state is %s', (row, etat) => expect(etatOf(row)).toBe(etat))

it('goes where the table of decisions says, or nowhere', () => {
  const etats = ['attente', 'modification', 'verifie', 'refuse'] as const
  const after = (decision: Parameters<typeof etatAfter>[0]) => etats.map((etat) => etatAfter(decision, etat))
  expect(after('verify')).toEqual(['verifie', 'verifie', null, null])
  expect(after('refuse')).toEqual(['refuse', 'verifie', null, null])
  expect(after('withdraw')).toEqual([null, 'refuse', 'refuse', null])
})

describe('the state after a decision', () => {
  const before = { verified: false, statut: null, motifRefus: null, decidedAt: null }
  const decided = (
    decision: Parameters<typeof decidedState>[0],
    statut: (typeof statuts)[number] | null,
    motif: string | null = null,
  ) => decidedState(decision, { ...before, statut }, { motif, now })
  const statuts = ['EN_ATTENTE', 'IMMEDIATE', 'LOUE', 'DISPONIBLE'] as const

  it('has its reason and its time', () => {
    expect(decided('verify', null)).toEqual({ verified: true, statut: null, motifRefus: null, decidedAt: now })
    expect(decided('refuse', null, 'Floues.')).toEqual({
      verified: false,
      statut: null,
      motifRefus: 'Floues.',
      decidedAt: now,
    })
    expect(decided('withdraw', null, 'Fraude.')).toMatchObject({ verified: false, motifRefus: 'Fraude.' })
  })

  it('makes an offer available, or sends it back; a rented one stays rented', () => {
    const after = (decision: Parameters<typeof decidedState>[0]) =>
      statuts.map((statut) => decided(decision, statut).statut)
    expect(after('verify')).toEqual(['DISPONIBLE', 'IMMEDIATE', 'LOUE', 'DISPONIBLE'])
    expect(after('refuse')).toEqual(['EN_ATTENTE', 'IMMEDIATE', 'LOUE', 'DISPONIBLE'])
    expect(after('withdraw')).toEqual(['EN_ATTENTE', 'IMMEDIATE', 'LOUE', 'EN_ATTENTE'])
  })
})

describe('the trace in the journal', () => {
  const state = { verified: true, statut: 'DISPONIBLE', motifRefus: 'Un texte personnel.', decidedAt: now } as const
  const row = { version: 4, submittedAt: new Date('2026-05-31T08:00:00.000Z') }

  it('is enough to undo, without personal texts', () => {
    expect(toTrace(state, row)).toEqual({
      verified: true,
      statut: 'DISPONIBLE',
      decidedAt: '2026-06-01T12:00:00.000Z',
      submittedAt: '2026-05-31T08:00:00.000Z',
      version: 4,
    })
    expect(toTrace({ ...state, decidedAt: null }, row).decidedAt).toBeNull()
    expect(toTrace(state, row, 'attente').modification).toBe('attente')
  })

  it('is read back as it was written', () => {
    expect(fromTrace(toTrace(state, row))).toEqual({
      version: 4,
      courrier: undefined,
      modification: undefined,
      state: { verified: true, statut: 'DISPONIBLE', decidedAt: now },
    })
    const courrier = '0b1f9d5e-6f0c-4a55-9d3e-1f0a2b3c4d5e'
    const first = { ...toTrace({ ...state, statut: null, decidedAt: null }, row, 'refusee'), courrier }
    expect(fromTrace(first)).toEqual({
      version: 4,
      courrier,
      modification: 'refusee',
      state: { verified: true, statut: null, decidedAt: null },
    })
  })

  it.each([
    { verified: 'oui' },
    { statut: 'VENDU' },
    { version: 1.5 },
    { courrier: 'x' },
    { modification: 'x' },
    { decidedAt: 'hier' },
  ])('is refused with %o', (wrong) => {
    expect(() => fromTrace({ ...toTrace(state, row), ...wrong })).toThrow()
  })
})

it('is undone by who decided', () => {
  expect(canUndo(admin, { acteurId: admin.id })).toBe(true)
  expect(canUndo(somebody, { acteurId: admin.id })).toBe(false)
})
