import type { Fait } from '@colocdar/contracts/faits'
import { offreFaits, optionalFaits } from '@colocdar/contracts/offres-faits'
import { describe, expect, it } from 'vitest'
import { cardFaits, knownFaits, publicationOf } from './offre-faits.ts'
import { offreTexts } from './offre-texts.ts'

const textsOf = (offre: object) =>
  knownFaits({ id: 1, ...offre }).map(({ value }) => value.replace(/[\u00a0\u202f]/g, ' '))

/** A value of a fait that says something. */
const sampleOf = (fait: Fait): unknown => {
  if (fait.kind === 'choice') return fait.values[1]
  return fait.kind === 'number' ? 7 : fait.kind === 'flag' ? true : '2027-01-01'
}

describe('what a home is like', () => {
  it('says nothing of what its owner left out', () => {
    expect(textsOf({})).toEqual([])
    expect(textsOf({ meuble: null, caution: null, accueille: null })).toEqual([])
  })

  it.each([
    [{ meuble: true }, 'Meublé'],
    [{ meuble: false }, 'À meubler'],
    [{ chargesComprises: false }, 'Charges en plus'],
    [{ fumeurs: false }, 'Sans tabac'],
    [{ accueille: 'FEMMES' }, 'Coloc féminine'],
    [{ accueille: 'HOMMES' }, 'Coloc masculine'],
    [{ accueille: 'TOUS' }, 'Ouvert à tous'],
    [{ colocatairesActuels: 0 }, 'Personne n’y habite encore'],
    [{ colocatairesActuels: 1 }, '1 colocataire sur place'],
    [{ colocatairesActuels: 3 }, '3 colocataires sur place'],
    [{ caution: 0 }, 'Sans caution'],
    [{ caution: 3600 }, 'Caution : 3 600 dh'],
    [{ publiePar: 'COLOCATAIRE' }, 'Colocataire, qui y habite'],
    [{ frais: 0 }, 'Agence, sans frais'],
    [{ frais: 1500 }, 'Agence, frais 1 500 dh'],
    [{ etage: -1 }, 'Sous-sol'],
    [{ etage: 0 }, 'Rez-de-chaussée'],
    [{ etage: 1 }, '1er étage'],
    [{ etage: 4 }, '4e étage'],
  ])('%j is « %s »', (offre, text) => expect(textsOf(offre)).toEqual([text]))

  it('marks what a home lacks', () => {
    expect(knownFaits({ id: 1, internet: false, parking: true }, ['logement'])).toEqual([
      { name: 'internet', label: 'Internet', value: 'Sans internet', has: false },
      { name: 'parking', label: 'Parking', value: 'Parking', has: true },
    ])
  })

  it.each(Object.entries(optionalFaits))('is known in the section of each fait: %s', (name, fait) => {
    const offre = { id: 1, [name]: sampleOf(fait) }
    expect(knownFaits(offre, [fait.section])).toMatchObject([{ name, label: fait.label, has: true }])
    expect(knownFaits(offre, [fait.section === 'vie' ? 'logement' : 'vie'])).toEqual([])
  })

  it.each(Object.entries(offreFaits))('changes the texts that are compared when %s is verified', (name, fait) => {
    const waits = 'verified' in fait || 'tolerance' in fait
    const changed = offreTexts({ [name]: sampleOf(fait) })
    expect(JSON.stringify(changed) !== JSON.stringify(offreTexts({}))).toBe(waits)
  })
})

describe('a card', () => {
  it('shows two at most: who publishes, who is welcome, what the home has', () => {
    const all = { id: 1, meuble: true, chargesComprises: true, internet: true, accueille: 'FEMMES' as const }
    expect(cardFaits(all)).toEqual(['Coloc féminine', 'Meublé'])
    expect(cardFaits({ ...all, publiePar: 'PROPRIETAIRE' })).toEqual(['Particulier, sans frais', 'Coloc féminine'])
  })

  it.each([
    ['PROPRIETAIRE', null, 'Particulier, sans frais'],
    ['COLOCATAIRE', null, 'Particulier, sans frais'],
    ['AGENCE', 1500, 'Agence, frais 1 500 dh'],
    ['AGENCE', 0, 'Agence, sans frais'],
    ['AGENCE', null, 'Agence'],
  ] as const)('says who publishes: %s with %s dh is « %s »', (publiePar, frais, text) => {
    expect(publicationOf({ id: 1, publiePar, frais })?.replace(/[\u00a0\u202f]/g, ' ')).toBe(text)
  })

  it('shows nothing that is missing, refused or a matter of course', () => {
    expect(cardFaits({ id: 1, meuble: false, accueille: 'TOUS', chargesComprises: true })).toEqual([
      'Charges comprises',
    ])
  })

  it.each(Object.entries(optionalFaits))('shows %s if the list says so', (name, fait) => {
    expect(cardFaits({ id: 1, [name]: sampleOf(fait) })).toHaveLength('card' in fait ? 1 : 0)
  })
})
