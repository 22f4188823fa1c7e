import { describe, expect, it } from 'vitest'
import { demandeFiltres } from './demandes-filtres.ts'
import { offreFiltres } from './offres-filtres.ts'
import { isListParameter, queryOf } from './page-query.ts'
import { readPage, readTokens, valueRead } from './page-values.ts'

describe('what the server reads of an address', () => {
  it('is what its page declares, whatever the case', () => {
    const ofOffres = [...new Set(['page', 'villeId', 'recherche', 'tri', ...Object.keys(offreFiltres)])].sort()
    expect(queryOf('/coloc/offres')).toEqual(ofOffres)
    expect(queryOf('/Coloc/OFFRES')).toEqual(ofOffres)
    expect(queryOf('/coloc/demandes')).toEqual(
      [...new Set(['page', 'villeId', 'recherche', 'tri', ...Object.keys(demandeFiltres)])].sort(),
    )
    expect(queryOf('/blogs')).toEqual(['pages'])
  })

  it('leaves the city out where the path names it', () => {
    for (const path of ['/coloc/ville/3/offres', '/coloc/ville/3/demandes']) {
      expect(queryOf(path)).toContain('page')
      expect(queryOf(path)).toContain('tri')
      expect(queryOf(path)).not.toContain('villeId')
    }
    expect(queryOf('/coloc/ville/3/offres')).toContain('prixMax')
    expect(queryOf('/coloc/ville/3/demandes')).not.toContain('prixMax')
  })

  it('is nothing for other pages', () => {
    for (const path of ['/', '/coloc/12', '/blogs/8', '/coloc/offres/3', '/coloc', '/nulle-part'])
      expect(queryOf(path)).toEqual([])
  })

  it('may have several values for some filters', () => {
    expect(['logementType', 'prixMax', 'page', 'x'].filter(isListParameter)).toEqual(['logementType'])
  })
})

describe('values that no page reads', () => {
  it('count as none', () => {
    expect(['2', '0', 'deux', '', '-1', '1.5', ' 2', '2 ', '1234567'].map((value) => valueRead('page', value))).toEqual(
      ['2', ...Array(8).fill('')],
    )
    expect(valueRead('page', '007')).toBe('7')
    expect(valueRead('pages', 'a,b c,d=.-_')).toBe('a,d=.-_')
    expect(valueRead('pages', ',,')).toBe('')
    expect(valueRead('prixMax', 'x')).toBe('x')
  })

  it('are read as pages and tokens', () => {
    expect([readPage('999999'), readPage('1000000'), readPage('a1'), readPage('1a')]).toEqual([999_999, 0, 0, 0])
    expect(readTokens(`a,${'b'.repeat(200)},${'c'.repeat(201)}, d,e !`)).toEqual(['a', 'b'.repeat(200)])
  })
})
