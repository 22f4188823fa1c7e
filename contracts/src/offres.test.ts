import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { canTransition, type OffreTransition, offreTransitions } from './annonces-etats.ts'
import { offreStatuts } from './enumerations.ts'
import { formOfChange } from './offres.ts'
import { offreFields } from './offres-fields.ts'

const form = {
  titre: 'Chambre',
  quartier: 'Agdal',
  description: 'Calme.',
  prix: 2000,
  logementType: 'CHAMBRE',
  dateDisponibilite: '2000-01-01',
}
const parse = (given: unknown) => {
  const { schema, body } = formOfChange(given)
  return z.safeParse(schema, body)
}
const changeOf = (given: object) => parse(given).data
const errorsOf = (body: unknown) => {
  const result = parse(body)
  return result.success
    ? null
    : Object.fromEntries(result.error.issues.map(({ path, message }) => [path.join('.'), message]))
}

describe('the life of an offer', () => {
  const reachable = (transition: OffreTransition) => offreStatuts.filter((statut) => canTransition(transition, statut))

  it('[STATE-24] [STATE-25] goes to LOUE from anywhere else, and from LOUE to DISPONIBLE', () => {
    expect(reachable('markLoue')).toEqual(['EN_ATTENTE', 'IMMEDIATE', 'DISPONIBLE'])
    expect(reachable('markDisponible')).toEqual(['LOUE'])
  })

  it('[STATE-27] never leads to IMMEDIATE, and to EN_ATTENTE only when an edit sends it back', () => {
    const transitions = Object.entries(offreTransitions)
    expect(transitions.filter(([, { to }]) => (to as string) === 'IMMEDIATE')).toEqual([])
    expect(transitions.filter(([, { to }]) => to === 'EN_ATTENTE').map(([name]) => name)).toEqual(['sendBack'])
  })
})

describe('a change of an offer', () => {
  it('is a full edit as soon as it has a field that only the edit form has', () => {
    expect(changeOf(form)).toMatchObject({
      ...form,
      superficie: 0,
      nbrColoc: 0,
      duree: null,
      villeId: null,
    })
    expect(errorsOf({ prix: 2000, titre: 'Chambre' })).toMatchObject({ quartier: 'Le quartier est requis.' })
  })

  it('reads empty numbers as 0 or none, and typed ones as numbers', () => {
    const edit = (changes: object) => changeOf({ ...form, ...changes })
    const empty = { superficie: '', nbrColoc: null, villeId: ' ', duree: '' }
    expect(edit(empty)).toMatchObject({ superficie: 0, nbrColoc: 0, villeId: null, duree: null })
    const typed = { superficie: '12.5', nbrColoc: '2', villeId: '4', duree: 9, proprietaireId: 'x' }
    expect(edit(typed)).toMatchObject({ superficie: 12.5, nbrColoc: 2, villeId: 4, duree: 9, proprietaireId: null })
    expect(edit({ villeId: 1.5, duree: '2.5' })).toMatchObject({ villeId: null, duree: null })
    expect(errorsOf({ ...form, superficie: -1, nbrColoc: 'x', duree: 0, prix: null })).toEqual({
      superficie: 'La superficie doit être positive',
      nbrColoc: 'Le nombre de colocataires doit être un entier',
      duree: 'Au moins pour une durée de un mois',
      prix: 'Le prix est requis.',
    })
    expect(errorsOf({ ...form, prix: 'x' })).toEqual({ prix: 'Le prix doit être un nombre' })
  })

  it('is a quick edit otherwise', () => {
    expect(changeOf({ prix: 2000, type: 'VILLA', unknown: 1 })).toEqual({ prix: 2000, type: 'VILLA' })
    expect(changeOf({})).toStrictEqual({})
  })

  it('reads type as logementType, unless it is the type of a listing', () => {
    const { logementType: _, ...rest } = form
    expect(changeOf({ ...rest, type: 'STUDIO' })).toMatchObject({ logementType: 'STUDIO' })
    expect(changeOf({ ...form, type: 'STUDIO' })).toMatchObject({ logementType: 'CHAMBRE' })
    expect(errorsOf({ ...rest, type: 'offre' })).toEqual({ logementType: 'Le type de logement est requis.' })
    expect(changeOf({ type: 'offre', prix: 5 })).toEqual({ prix: 5 })
  })

  it.each([null, 'x', 5, []])('is not %j', (body) => {
    expect(errorsOf(body)).not.toBeNull()
  })
})

describe('numbers of the edit form', () => {
  const edited = (name: 'duree' | 'superficie' | 'villeId', value: unknown) => z.parse(offreFields[name].edited, value)

  it.each([
    ['9', 9],
    [9, 9],
    ['', null],
    [' ', null],
    [null, null],
    [9.5, null],
    ['neuf', null],
  ])('read the duration %j as %j', (typed, expected) => expect(edited('duree', typed)).toBe(expected))

  it('read a missing area as 0, and a city by its number', () => {
    expect([undefined, null, '', '18.5'].map((typed) => edited('superficie', typed))).toEqual([0, 0, 0, 18.5])
    expect(['7', ' ', {}].map((typed) => edited('villeId', typed))).toEqual([7, null, null])
  })
})
