import { describe, expect, it } from 'vitest'
import { batchesOf, CHECKS, needsOf, selectChecks } from './checks.mjs'

const names = (args) => selectChecks(args).map(({ name }) => name)

describe('selectChecks', () => {
  it('runs everything, or what is named, in its own order', () => {
    expect(names([])).toEqual(CHECKS.map(({ name }) => name))
    expect(names(['unit', 'lint'])).toEqual(['lint', 'unit'])
  })

  it('passes other words to the test runners as filters', () => {
    expect(selectChecks(['e2e', 'accueil'])).toMatchObject([{ name: 'e2e', filters: ['accueil'] }])
  })

  it('refuses an unknown name', () => expect(() => selectChecks(['unitt'])).toThrow('Contrôle inconnu : unitt.'))
})

describe('batchesOf', () => {
  it('runs what reads sources at once, then what starts servers, then the browser', () => {
    const batches = batchesOf(selectChecks([])).map((batch) => batch.map(({ name }) => name))
    expect(batches).toEqual([
      ['lint', 'types', 'types-web', 'structure', 'unused', 'unit'],
      ['http', 'processes'],
      ['e2e'],
    ])
    expect(batchesOf(selectChecks(['http', 'lint']))).toHaveLength(2)
  })
})

describe('needsOf', () => {
  it('gets a browser only for the tests that use one', () => {
    expect(needsOf(selectChecks(['unit']))).toEqual(['install'])
    expect(needsOf(selectChecks([]))).toEqual(['install', 'web', 'chromium'])
  })
})
