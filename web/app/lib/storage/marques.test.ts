import { afterEach, expect, it } from 'vitest'
import { markAnnonce, marqueOf, maxMarques } from './marques.ts'
import { safeStorage } from './safe-storage.ts'
import { marquesKey } from './storage-keys.ts'

afterEach(() => safeStorage.clear())

it('remembers which ads were seen, and whose authors were contacted', () => {
  expect(marqueOf('offre', 1)).toBeUndefined()
  markAnnonce('offre', 1, 'vue')
  markAnnonce('offre', 2, 'contactee')
  markAnnonce('offre', 2, 'vue')
  expect([marqueOf('offre', 1), marqueOf('offre', 2), marqueOf('demande', 1)]).toEqual(['vue', 'contactee', undefined])
})

it('drops the oldest beyond its limit, not those seen again', () => {
  for (let id = 1; id <= maxMarques; id += 1) markAnnonce('offre', id, 'vue')
  markAnnonce('offre', 1, 'vue')
  markAnnonce('offre', maxMarques + 1, 'vue')
  expect([1, 2, 3, maxMarques + 1].map((id) => marqueOf('offre', id))).toEqual(['vue', undefined, 'vue', 'vue'])
})

it.each(['', 'vrai', 'null', '[1]', '{"offre-1":"autre"}'])('takes %j in storage for nothing', (text) => {
  safeStorage.set(marquesKey, text)
  expect(marqueOf('offre', 1)).toBeUndefined()
  markAnnonce('offre', 1, 'vue')
  expect(marqueOf('offre', 1)).toBe('vue')
})
