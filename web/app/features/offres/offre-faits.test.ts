import { describe, expect, it } from 'vitest'
import { atoutsOf, logementFields, offreFaits, vieFields } from './offre-faits.ts'

const textsOf = (offre: object, fields = [...vieFields, ...logementFields]) =>
  offreFaits({ id: 1, ...offre }, fields).map(({ text }) => text.replace(/[\u00a0\u202f]/g, ' '))

describe('what a home is like', () => {
  it('says nothing of what its owner left out', () => {
    expect(textsOf({})).toEqual([])
    expect(textsOf({ meuble: null, caution: null, accueille: null })).toEqual([])
  })

  it.each([
    [{ meuble: true }, 'Meublé'],
    [{ meuble: false }, 'Non meublé'],
    [{ chargesComprises: false }, 'Charges en plus'],
    [{ fumeurs: false }, 'Non-fumeurs'],
    [{ accueille: 'FEMMES' }, 'Coloc féminine'],
    [{ accueille: 'HOMMES' }, 'Coloc masculine'],
    [{ accueille: 'TOUS' }, 'Ouvert à tous'],
    [{ colocatairesActuels: 0 }, 'Personne n’y habite encore'],
    [{ colocatairesActuels: 1 }, '1 colocataire sur place'],
    [{ colocatairesActuels: 3 }, '3 colocataires sur place'],
    [{ caution: 0 }, 'Sans caution'],
    [{ caution: 3600 }, 'Caution : 3 600 dh'],
    [{ etage: -1 }, 'Sous-sol'],
    [{ etage: 0 }, 'Rez-de-chaussée'],
    [{ etage: 1 }, '1er étage'],
    [{ etage: 4 }, '4e étage'],
  ])('%j is « %s »', (offre, text) => expect(textsOf(offre)).toEqual([text]))

  it('marks what a home lacks', () => {
    expect(offreFaits({ id: 1, internet: false, parking: true }, logementFields)).toEqual([
      { field: 'internet', text: 'Sans internet', has: false },
      { field: 'parking', text: 'Parking', has: true },
    ])
  })
})

describe('a card', () => {
  it('shows two at most, who is welcome first', () => {
    const all = { id: 1, meuble: true, chargesComprises: true, internet: true, accueille: 'FEMMES' as const }
    expect(atoutsOf(all)).toEqual(['Coloc féminine', 'Meublé'])
  })

  it('shows nothing that is missing, refused or a matter of course', () => {
    expect(atoutsOf({ id: 1, meuble: false, accueille: 'TOUS', chargesComprises: true })).toEqual(['Charges comprises'])
  })
})
