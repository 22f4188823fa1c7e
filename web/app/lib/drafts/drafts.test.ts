import { beforeEach, expect, it, vi } from 'vitest'
import { fakeStorage } from '../testing/fake-storage.ts'
import { changedFields, readDraft, removeDraft, restoreFields, restoreTexts, writeDraft } from './drafts.ts'

beforeEach(() => vi.stubGlobal('localStorage', fakeStorage()))

it('keeps one draft of a kind for each member', () => {
  writeDraft('offre', 1, { titre: 'Chambre' })
  writeDraft('offre', 2, { titre: 'Studio' })
  expect(readDraft('offre', 1)).toEqual({ titre: 'Chambre' })
  expect(readDraft('demande', 1)).toBeNull()
  removeDraft('offre', 1)
  expect(readDraft('offre', 1)).toBeNull()
  expect(readDraft('offre', 2)).toEqual({ titre: 'Studio' })
})

it('ignores a damaged draft', () => {
  localStorage.setItem('brouillon-offre-1', '{"titre":')
  expect(readDraft('offre', 1)).toBeNull()
  localStorage.setItem('brouillon-offre-1', '["titre"]')
  expect(readDraft('offre', 1)).toBeNull()
})

it('restores the known text fields and leaves the others at their initial value', () => {
  const empty = { titre: 'Recherche colocataire', quartier: '' }
  expect(restoreTexts(empty, { quartier: 'Agdal', titre: 12, autre: 'x' })).toEqual({
    titre: 'Recherche colocataire',
    quartier: 'Agdal',
  })
  expect(restoreTexts(empty, null)).toEqual(empty)
})

it('stores only the changed fields of a form', () => {
  const initial = { nom: 'Alaoui', age: 27, tags: ['Sport'], apropos: '' }
  expect(changedFields({ ...initial, age: 28, tags: ['Sport', 'Yoga'] }, initial)).toEqual({
    age: 28,
    tags: ['Sport', 'Yoga'],
  })
  expect(changedFields(initial, initial)).toEqual({})
})

it('restores fields whose type matches the form', () => {
  const form = { nom: 'Alaoui', age: undefined, tags: ['Sport'], acceptTerms: false }
  expect(restoreFields(form, { nom: 'Tazi', age: 28, tags: ['Yoga'], acceptTerms: true, autre: 'x' })).toEqual({
    nom: 'Tazi',
    age: 28,
    tags: ['Yoga'],
    acceptTerms: true,
  })
  expect(restoreFields(form, { nom: 12, age: {}, tags: [{}], acceptTerms: 'oui' })).toEqual(form)
})
