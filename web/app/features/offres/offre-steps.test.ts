import { describe, expect, it } from 'vitest'
import { offreSteps, type Progress, reachableStep, refusalOf } from './offre-steps.ts'

const done: Progress = { proprietaireKnown: true, detailsComplete: true, photosUploading: false, photosReady: 1 }
const stepsFrom = (from: number) => [0, 1, 2, 3].filter((to) => to > from)

it('[OFFERWIZ-01] has four steps', () => {
  expect(offreSteps).toEqual(['Propriétaire', 'Logement', 'Images', 'Confirmation'])
})

describe('the guards between the steps', () => {
  it('[OFFERWIZ-04] allow jumps when everything is there', () => {
    for (const from of [0, 1, 2]) for (const to of stepsFrom(from)) expect(refusalOf(from, to, done)).toBeNull()
  })

  it('[STATE-18, VALID-32] keep an unknown owner in step 1, also for jumps', () => {
    const message = 'Veuillez renseigner les informations du propriétaire.'
    for (const to of stepsFrom(0)) expect(refusalOf(0, to, { ...done, proprietaireKnown: false })).toBe(message)
  })

  it('[STATE-19, VALID-34] keep an incomplete offer out of step 4, also for jumps', () => {
    const message = 'Tous les champs sont requis. Veuillez compléter toutes les informations.'
    for (const lacking of [{ detailsComplete: false }, { photosReady: 0 }]) {
      for (const from of [0, 1, 2]) expect(refusalOf(from, 3, { ...done, ...lacking })).toBe(message)
      expect(refusalOf(1, 2, { ...done, ...lacking })).toBeNull()
    }
  })

  it('[OFFERWIZ-08] wait for photos that are being uploaded', () => {
    expect(refusalOf(2, 3, { ...done, photosUploading: true })).toMatch(/encore en route/)
  })

  it('[STATE-20] never refuse going back', () => {
    const nothing: Progress = { ...done, proprietaireKnown: false, detailsComplete: false, photosReady: 0 }
    for (const from of [1, 2, 3]) expect(refusalOf(from, 0, nothing)).toBeNull()
    expect(refusalOf(3, 2, nothing)).toBeNull()
  })
})

it('opens a draft at its last step, or at the last one that the guards allow', () => {
  expect(reachableStep(3, done)).toBe(3)
  expect(reachableStep(3, { ...done, photosReady: 0 })).toBe(2)
  expect(reachableStep(2, { ...done, proprietaireKnown: false })).toBe(0)
  expect(reachableStep(Number.NaN, done)).toBe(0)
})
