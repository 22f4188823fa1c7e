import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { offrePhotos, offres } from '../../schema/offres.ts'
import { createMembre, type TestMembre } from '../../testing/membres.ts'
import { createOffre, createPhoto } from '../../testing/offres.ts'
import { useTestApp } from '../../testing/test-app.ts'
import { createVille } from '../../testing/villes.ts'

const test = useTestApp()
let owner: TestMembre
let villeId: number

beforeAll(async () => {
  owner = await createMembre(test)
  villeId = (await createVille(test)).id
})

const photo = () => createPhoto(test, owner.id)
const offreWith = (...photos: string[]) => createOffre(test, { proprietaireId: owner.id, villeId, photos })
const listed = async (id: number) => {
  const [row] = await test.deps.db.select().from(offres).where(eq(offres.id, id))
  return row?.photos.map(({ src }) => src)
}

describe('the photos column of an offer', () => {
  it('holds the rows of its table, in order, with size and colour', async () => {
    const [first, second] = [await photo(), await photo()]
    const id = await offreWith(first, second)
    const [row] = await test.deps.db.select().from(offres).where(eq(offres.id, id))
    const described = { status: 'ready', width: 1200, height: 800, couleur: '#c8a27a' }
    expect(row?.photos).toEqual([
      { src: first, ...described },
      { src: second, ...described },
    ])
  })

  it('follows photos that are added, removed, exchanged or given to another offer', async () => {
    const [first, second, third] = [await photo(), await photo(), await photo()]
    const [id, other] = [await offreWith(first), await offreWith()]
    const { db } = test.deps
    await db.insert(offrePhotos).values([
      { offreId: id, position: 1, src: second },
      { offreId: id, position: 2, src: third },
    ])
    expect(await listed(id)).toEqual([first, second, third])
    await db
      .update(offrePhotos)
      .set({ position: sql`5 - ${offrePhotos.position}` })
      .where(eq(offrePhotos.offreId, id))
    expect(await listed(id)).toEqual([third, second, first])
    await db.update(offrePhotos).set({ offreId: other }).where(eq(offrePhotos.src, second))
    expect([await listed(id), await listed(other)]).toEqual([[third, first], [second]])
    await db.delete(offrePhotos).where(eq(offrePhotos.offreId, id))
    expect(await listed(id)).toEqual([])
  })

  it('leaves the version of the offer unchanged, which counts edits', async () => {
    const id = await offreWith(await photo(), await photo())
    const [row] = await test.deps.db.select().from(offres).where(eq(offres.id, id))
    expect(row?.version).toBe(1)
  })
})
