import type { OffreFiltres } from '@colocdar/contracts/offres-filtres'
import { describe, expect, it } from 'vitest'
import { offreFaits } from '../../schema/recherche.ts'
import { faitsWith } from './offres-faits.rules.ts'

const { meuble, parking, logementType, accueille } = offreFaits

const isFound = (bits: number, filtres: OffreFiltres) => faitsWith(filtres).includes(bits)

describe('the values of facts that a search looks for', () => {
  it('are all that an offer can have when nothing is asked for', () => {
    const everyOffre = 2 ** 7 * (4 + 1) * (3 + 1)
    expect(new Set(faitsWith({})).size).toBe(everyOffre)
    expect(faitsWith({})).toHaveLength(everyOffre)
  })

  it('have what must be, and not what must not', () => {
    const bits = meuble | logementType.STUDIO
    expect(isFound(bits, { meuble: true, logementType: ['VILLA', 'STUDIO'] })).toBe(true)
    expect(isFound(bits | parking | accueille.FEMMES, { meuble: true, logementType: ['STUDIO'] })).toBe(true)
    expect(isFound(bits, { meuble: true, parking: true })).toBe(false)
    expect(isFound(bits, { logementType: ['VILLA'] })).toBe(false)
    expect(isFound(bits | parking, { parking: false })).toBe(false)
  })

  it('count what an offer does not say as neither yes nor no', () => {
    expect(isFound(logementType.CHAMBRE, { meuble: false, parking: false })).toBe(true)
    expect(isFound(logementType.CHAMBRE, { accueille: ['TOUS'] })).toBe(false)
  })
})
