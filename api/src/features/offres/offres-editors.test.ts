import { describe, expect, it } from 'vitest'
import { call } from '../../testing/call.ts'
import { createAdmin, createMembre } from '../../testing/membres.ts'
import { form, useOffreEdition } from '../../testing/offre-edition.ts'

const { test, scene, add, read, rowOf, put, update } = useOffreEdition()

describe('who may edit', () => {
  it('[SEC-01] the owner only: for others, even the administrator, it is 404', async () => {
    const id = await add()
    const before = await rowOf(id)
    expect((await put(id, form, { as: null })).statusCode).toBe(401)
    for (const as of [await createMembre(test), await createAdmin(test)]) {
      expect((await put(id, { ...form, titre: 'Pris' }, { as })).statusCode).toBe(404)
    }
    expect((await put(999_999, form)).statusCode).toBe(404)
    expect(await rowOf(id)).toEqual(before)
  })

  it('[SEC-01] nobody can give an offer to another member', async () => {
    const id = await add()
    const stranger = await createMembre(test)
    expect((await put(id, { ...form, proprietaireId: stranger.id })).statusCode).toBe(403)
    expect((await put(id, { prix: 5, proprietaireId: stranger.id })).statusCode).toBe(403)
    expect(await rowOf(id)).toMatchObject({ proprietaireId: scene.owner.id, prix: 2500 })
  })
})

describe('two editors', () => {
  it('[REL-06] the second, whose ETag is stale, gets 412 and loses nothing', async () => {
    const id = await add()
    const etag = String((await call(test, 'GET', `/test/coloc/${id}`)).headers.etag)
    const edits = [2600, 2700].map((prix) => put(id, { prix }, { headers: { 'if-match': etag } }))
    const answers = await Promise.all(edits)
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 412])
    const winner = answers.find(({ statusCode }) => statusCode === 200)
    expect((await read(id)).prix).toBe(winner?.json().prix)
    expect(answers.find(({ statusCode }) => statusCode === 412)?.json().code).toBe('STALE')
    const next = await put(id, { prix: 2800 }, { headers: { 'if-match': String(winner?.headers.etag) } })
    expect(next.statusCode).toBe(200)
  })

  it('without If-Match the last write wins', async () => {
    const id = await add()
    await update(id, { prix: 2600 })
    expect((await update(id, { prix: 2700 })).prix).toBe(2700)
  })
})
