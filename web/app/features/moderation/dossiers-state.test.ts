import type { SignalementDossier } from '@colocdar/contracts/signalements'
import { expect, it } from 'vitest'
import { type DossiersEvent, dossierKey, dossiersReducer, startDossiers } from './dossiers-state.ts'
import { dossierName } from './use-dossiers.ts'

const dossier = (objetId: number): SignalementDossier => ({
  kind: 'offre',
  objetId,
  titre: `Offre ${objetId}`,
  membre: { id: 1, username: 'karim' },
  masqueLe: null,
  nombre: 1,
  premierLe: '2026-11-16T00:00:00.000Z',
  signalements: [],
})
const after = (...events: DossiersEvent[]) => {
  const { dossiers, selected } = events.reduce(dossiersReducer, startDossiers([1, 2, 3].map(dossier)))
  return { ids: dossiers.map(({ objetId }) => objetId), selected }
}
const leave = (objetId: number): DossiersEvent => ({ type: 'leave', key: dossierKey(dossier(objetId)) })

it('[SEC-53] tells the two dossiers of a conversation apart', () => {
  const about = (id: number): SignalementDossier => ({
    ...dossier(1),
    kind: 'conversation',
    membre: { id, username: `membre ${id}` },
  })
  const left = dossiersReducer(startDossiers([about(7), about(8)]), { type: 'leave', key: dossierKey(about(7)) })
  expect(left).toEqual({ dossiers: [about(8)], selected: 'conversation-1-8' })
  expect([about(7), about(8)].map(dossierName)).toEqual([
    'membre 7, conversation «\u00a0Offre 1\u00a0»',
    'membre 8, conversation «\u00a0Offre 1\u00a0»',
  ])
})

it('starts with the first one, and moves within the list', () => {
  expect(after()).toEqual({ ids: [1, 2, 3], selected: 'offre-1-1' })
  expect(after({ type: 'move', by: 1 }).selected).toBe('offre-2-1')
  expect(after({ type: 'move', by: -1 }).selected).toBe('offre-1-1')
  expect(after({ type: 'select', key: 'offre-3-1' }, { type: 'move', by: 1 }).selected).toBe('offre-3-1')
})

it('selects the next one when one is decided, and none at the end', () => {
  expect(after(leave(1))).toEqual({ ids: [2, 3], selected: 'offre-2-1' })
  expect(after({ type: 'select', key: 'offre-3-1' }, leave(3))).toEqual({ ids: [1, 2], selected: 'offre-2-1' })
  expect(after(leave(2))).toEqual({ ids: [1, 3], selected: 'offre-1-1' })
  expect(after(leave(1), leave(2), leave(3))).toEqual({ ids: [], selected: null })
})

it('takes one back whose decision was undone, once', () => {
  expect(after(leave(1), { type: 'return', dossier: dossier(1) })).toEqual({ ids: [1, 2, 3], selected: 'offre-1-1' })
  expect(after({ type: 'return', dossier: dossier(2) })).toEqual({ ids: [2, 1, 3], selected: 'offre-2-1' })
})
