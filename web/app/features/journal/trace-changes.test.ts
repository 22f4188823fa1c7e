import { expect, it } from 'vitest'
import { changesOf } from './trace-changes.ts'

it('describes what changed, and leaves out technical fields', () => {
  const before = { verified: false, statut: 'EN_ATTENTE', version: 1, decidedAt: null }
  const after = { verified: true, statut: 'EN_ATTENTE', version: 2, decidedAt: '2026-03-01', courrier: 'x' }
  expect(changesOf(before, after)).toEqual([{ name: 'public', before: 'non', after: 'oui' }])
})

it('describes what was created and what was deleted', () => {
  expect(changesOf(null, { nom: 'Safi', image: null })).toEqual([{ name: 'nom', before: '', after: 'Safi' }])
  expect(changesOf({ roles: ['ROLE_USER', 'ROLE_ADMIN'] }, null)[0]?.before).toBe('membre, administrateur')
})

it('formats dates and states for people', () => {
  expect(changesOf({ statut: 'EN_ATTENTE' }, { statut: 'DISPONIBLE' })).toEqual([
    { name: 'statut', before: 'en attente', after: 'disponible' },
  ])
  expect(changesOf(null, { luAt: '2026-03-01T10:00:00.000Z' })).toEqual([
    { name: 'lu le', before: '', after: '1er mars 2026' },
  ])
})

it('describes what a decision on reports led to, without ids', () => {
  const suite = { nom: 'bloquer', membreId: 7 }
  const trace = {
    membreId: 7,
    signalements: [1, 2],
    signaleeLe: null,
    retrait: { id: 3, version: 2 },
    courriers: ['x'],
    suite,
  }
  expect(changesOf(null, trace)).toEqual([{ name: 'suite', before: '', after: 'bloquer' }])
})
