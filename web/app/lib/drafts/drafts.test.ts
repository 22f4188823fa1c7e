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

it('takes a damaged draft for none', () => {
  localStorage.setItem('brouillon-offre-1', '{"titre":')
  expect(readDraft('offre', 1)).toBeNull()
  localStorage.setItem('brouillon-offre-1', '["titre"]')
  expect(readDraft('offre', 1)).toBeNull()
})

it('restores the texts that the form knows and leaves the others as they start', () => {
  const empty = { titre: 'Recherche colocataire', quartier: '' }
  expect(restoreTexts(empty, { quartier: 'Agdal', titre: 12, autre: 'x' })).toEqual({
    titre: 'Recherche colocataire',
    quartier: 'Agdal',
  })
  expect(restoreTexts(empty, null)).toEqual(empty)
})

it('keeps of a form only what was changed', () => {
  const initial = { nom: 'Alaoui', age: 27, tags: ['Sport'], apropos: '' }
  expect(changedFields({ ...initial, age: 28, tags: ['Sport', 'Yoga'] }, initial)).toEqual({
    age: 28,
    tags: ['Sport', 'Yoga'],
  })
  expect(changedFields(initial, initial)).toEqual({})
})

it('puts fields back on top of a form, as far as they are what it holds', () => {
  const form = { nom: 'Alaoui', age: undefined, tags: ['Sport'], acceptTerms: false }
  expect(restoreFields(form, { nom: 'Tazi', age: 28, tags: ['Yoga'], acceptTerms: true, autre: 'x' })).toEqual({
    nom: 'Tazi',
    age: 28,
    tags: ['Yoga'],
    acceptTerms: true,
  })
  expect(restoreFields(form, { nom: 12, age: {}, tags: [{}], acceptTerms: 'oui' })).toEqual(form)
})
