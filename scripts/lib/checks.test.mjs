import { describe, expect, it } from 'vitest'
import { CHECKS, needsOf, selectChecks } from './checks.mjs'

const names = (args) => selectChecks(args).map(({ name }) => name)

describe('selectChecks', () => {
  it('runs everything, or what is named, in its own order', () => {
    expect(names([])).toEqual(CHECKS.map(({ name }) => name))
    expect(names(['lint', 'unit'])).toEqual(['unit', 'lint'])
  })

  it('passes other words to the test runners as filters', () => {
    expect(selectChecks(['http', 'accueil'])).toMatchObject([{ name: 'http', filters: ['accueil'] }])
  })

  it('builds the site before the tests that use it', () => {
    expect(names(['processes'])).toEqual(['build', 'processes'])
    expect(names(['e2e', 'accueil'])).toEqual(['build', 'e2e'])
    expect(names(['unit', 'http'])).toEqual(['http', 'unit'])
  })

  it('refuses an unknown name', () => expect(() => selectChecks(['unitt'])).toThrow('Contrôle inconnu : unitt.'))
})

describe('needsOf', () => {
  it('gets a browser only for the tests that use one', () => {
    expect(needsOf(selectChecks(['unit']))).toEqual(['install'])
    expect(needsOf(selectChecks([]))).toEqual(['install', 'chromium'])
  })
})
