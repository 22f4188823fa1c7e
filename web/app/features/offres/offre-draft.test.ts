import { beforeEach, expect, it, vi } from 'vitest'
import { writeDraft } from '../../lib/drafts/drafts.ts'
import { fakeStorage } from '../../lib/testing/fake-storage.ts'
import { emptyDetails } from './offre-details.ts'
import { restoreOffreDraft } from './offre-draft.ts'

beforeEach(() => vi.stubGlobal('localStorage', fakeStorage()))

it('restores the draft, with its key', () => {
  const draft = {
    idempotencyKey: 'abc',
    step: 2,
    details: { ...emptyDetails, titre: 'Chambre', prix: '1 800', meuble: 'true', fumeurs: 'false', caution: '1 8oo' },
    photos: ['a.webp', 'b.webp'],
  }
  writeDraft('offre', 7, draft)
  expect(restoreOffreDraft(7)).toEqual({ ...draft, restored: true })
})

it('starts a draft with a key of its own', () => {
  const [one, other] = [restoreOffreDraft(7), restoreOffreDraft(7)]
  expect(one).toMatchObject({ restored: false, step: 0, details: emptyDetails, photos: [] })
  expect(one.idempotencyKey).toMatch(/^[0-9a-f]{32}$/)
  expect(one.idempotencyKey).not.toBe(other.idempotencyKey)
})

it('leaves out photos with invalid names', () => {
  writeDraft('offre', 7, { photos: ['a.webp', '../etc', 3, 'https://x'] })
  expect(restoreOffreDraft(7).photos).toEqual(['a.webp'])
})
