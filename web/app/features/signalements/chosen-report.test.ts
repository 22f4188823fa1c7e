import { afterEach, expect, it } from 'vitest'
import { safeStorage } from '../../lib/storage/safe-storage.ts'
import { forgetChosen, keepChosen, keptChosen } from './chosen-report.ts'

const offre = { kind: 'offre', id: 12 } as const
const chosen = { motif: 'FAUX', texte: 'Les photos.' }
afterEach(forgetChosen)

it('keeps what a visitor chose for the page where it was chosen', () => {
  keepChosen(offre, chosen)
  expect(keptChosen(offre)).toEqual(chosen)
  expect(keptChosen({ kind: 'offre', id: 13 })).toBeNull()
  expect(keptChosen({ kind: 'demande', id: 12 })).toBeNull()
})

it('forgets it, and survives a damaged storage', () => {
  keepChosen(offre, chosen)
  forgetChosen()
  expect(keptChosen(offre)).toBeNull()
  safeStorage.set('signalement', '{')
  expect(keptChosen(offre)).toBeNull()
})
