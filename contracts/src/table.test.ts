import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { blog } from './blog.ts'
import { correspondances } from './correspondances.ts'
import { fillPath } from './endpoint.ts'
import { AppError, errorCatalogue, isErrorCode } from './errors.ts'
import { favoris } from './favoris.ts'
import { motifsBySignalement, SignalementCreation } from './signalements.ts'
import { allEndpoints } from './table.ts'
import { errorsOf } from './testing/errors-of.ts'
import { fieldsOf, generalSentence, schemasOf } from './testing/refusals.ts'

describe('the calls', () => {
  it('have an address each, and a parameter for each part of it', () => {
    const addresses = allEndpoints.map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`)
    expect(addresses.filter((address, index) => addresses.indexOf(address) !== index)).toEqual([])
    for (const { id, endpoint } of allEndpoints) {
      const named = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
      expect(Object.keys((endpoint.params as z.ZodMiniObject | undefined)?.shape ?? {}), id).toEqual(named)
    }
  })

  it('are addressed with their parameters encoded', () => {
    expect(fillPath('/a/{id}/b/{nom}', { id: 12, nom: 'é/?' })).toBe('/a/12/b/%C3%A9%2F%3F')
    expect(fillPath('/a')).toBe('/a')
  })

  it('say in their own words what is wrong with what people type', () => {
    const texts = ['', ' ', 'x', 'x'.repeat(5_000), 'a\u0000b', '2026-02-31']
    const numbers = [-1, 0, 1.5, 1e12]
    const mute = allEndpoints.flatMap(({ id, endpoint }) =>
      schemasOf(endpoint).flatMap((schema) =>
        fieldsOf(schema).flatMap((name) => {
          const issuesOf = (value: unknown) =>
            z.safeParse(schema as z.ZodMiniType, { [name]: value }).error?.issues.filter(({ path }) => path[0] === name)
          const isText = issuesOf('x') === undefined || issuesOf(3)?.some(({ code }) => code === 'invalid_type')
          const issues = [undefined, ...(isText ? texts : numbers)].flatMap((value) => issuesOf(value) ?? [])
          return issues.some(({ message }) => message === generalSentence) ? `${id} ${name}` : []
        }),
      ),
    )
    // These are not typed: the general sentence is enough.
    expect(mute).toEqual([
      'auth.signin rememberMe',
      'utilisateurs.update genre',
      'utilisateurs.removeModification vu',
      'villes.comprendre liste',
      'offres.search verified',
      'offres.update photos',
      'offres.removeModification vu',
      'demandes.search verified',
      'demandes.removeModification vu',
      'alertes.create filtres',
      'avis.search valide',
      'visites.propose vu',
      'visites.cancel vu',
      'blog.one id',
      'moderation.avis valide',
      'comptes.setIdentity version',
      'articles.preview contenu',
    ])
  })
})

it('knows its errors, with status and sentence', () => {
  expect(['NOT_FOUND', 'toString', 'X', 3, ['NOT_FOUND']].filter(isErrorCode)).toEqual(['NOT_FOUND'])
  const bare = new AppError('NOT_FOUND')
  expect(bare).toMatchObject({
    name: 'AppError',
    code: 'NOT_FOUND',
    status: 404,
    message: errorCatalogue.NOT_FOUND.message,
  })
  const full = new AppError('TOO_MANY_REQUESTS', {
    message: 'Plus tard.',
    details: { a: 'b' },
    retryAfter: 3,
    requestId: 'r',
  })
  expect(full).toMatchObject({ status: 429, message: 'Plus tard.', details: { a: 'b' }, retryAfter: 3, requestId: 'r' })
})

describe('what a call asks for beyond its fields', () => {
  it('favourites of a visitor: ids, at most as many as fit', () => {
    const query = favoris.offres.query
    expect(z.parse(query, { ids: '12,15' })).toEqual({ ids: [12, 15] })
    expect(z.parse(query, { ids: [12] as never })).toEqual({ ids: [12] })
    for (const ids of ['', 'a', '1,', '1, 2', '1e3', '12345678901', '0'])
      expect(z.safeParse(query, { ids }).success, ids).toBe(false)
    const many = Array.from({ length: 500 }, (_, index) => index + 1).join()
    expect(errorsOf(query, { ids: many })?.ids).toMatch(/^Au plus \d+ annonces\.$/)
  })

  it('posts of the blog: 1 to 50, twelve unless told otherwise, after a token', () => {
    const query = blog.list.query
    expect(z.parse(query, {})).toEqual({ maxResults: 12 })
    expect(z.parse(query, { maxResults: '50', pageToken: 'a=' })).toEqual({ maxResults: 50, pageToken: 'a=' })
    expect(errorsOf(query, { maxResults: ['5'] })).toEqual({ maxResults: 'maxResults est un entier.' })
    for (const maxResults of ['0', '51'])
      expect(errorsOf(query, { maxResults })).toEqual({ maxResults: 'maxResults va de 1 à 50.' })
    for (const maxResults of ['', 'a', '5a', '1000'])
      expect(errorsOf(query, { maxResults })).toEqual({ maxResults: 'maxResults est un entier.' })
    expect(errorsOf(query, { pageToken: 'é' })).toEqual({ pageToken: 'Ce jeton de page est invalide.' })
  })

  it('what fits: one’s offer or one’s request, not both and not neither', () => {
    const query = correspondances.list.query
    for (const asked of [{ offreId: '1' }, { demandeId: '1' }]) expect(errorsOf(query, asked)).toBeNull()
    for (const asked of [{}, { offreId: '1', demandeId: '2' }])
      expect(errorsOf(query, asked)).toEqual({ offreId: 'Indiquez une offre ou une demande.' })
  })

  it('a report: a reason that makes sense for the thing', () => {
    const report = (kind: string, motif: string) =>
      errorsOf(SignalementCreation, { kind, objetId: 1, motif, texte: '' })
    for (const [kind, motifs] of Object.entries(motifsBySignalement))
      for (const motif of motifs) expect(report(kind, motif)).toBeNull()
    expect(report('offre', 'HARCELEMENT')).toEqual({ motif: 'Choisissez une raison.' })
    expect(report('offre', 'X')).toEqual({ motif: 'Choisissez une raison.' })
    expect(report('conversation', 'INDISPONIBLE')).toEqual({ motif: 'Choisissez une raison.' })
    expect(report('avis', 'ARNAQUE')).toMatchObject({ kind: 'Ce type est inconnu.' })
  })
})
