import { type AnnonceTrouvee, moderation } from '@colocdar/contracts/moderation'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { createVille, createWaitingDemande, createWaitingOffre } from '../../testing/attente.ts'
import { callAs } from '../../testing/call-as.ts'
import { createAdmin, createMembre, type TestMembre } from '../../testing/membres.ts'
import { createOffre } from '../../testing/offres.ts'
import { useTestApp } from '../../testing/test-app.ts'

const test = useTestApp()
let admin: TestMembre
beforeAll(async () => {
  admin = await createAdmin(test)
})

const search = async (q: string, more = {}) => {
  const { body } = await callAs(test, admin, moderation.search, { query: { q, ...more } })
  return body as { content: AnnonceTrouvee[]; suite: boolean }
}
const found = async (q: string) => (await search(q)).content.map(({ kind, id }) => `${kind} ${id}`).sort()

describe('the search over all ads', () => {
  it('finds waiting, refused, hidden, rented and public ones by words, without accents and by their beginning', async () => {
    const owner = await createMembre(test)
    const { id: villeId } = await createVille(test)
    const offre = (changes: object) =>
      createOffre(test, { proprietaireId: owner.id, villeId, titre: 'Riad Zélligé', quartier: 'Médina', ...changes })
    const ids = [
      await offre({}),
      await offre({ statut: 'LOUE' }),
      await offre({ verified: false, motifRefus: 'Non.' }),
      await offre({ verified: false }),
      await offre({ signaleeLe: new Date() }),
    ]
    const demande = await createWaitingDemande(test, { titre: 'Cherche riad, zellige si possible', quartier: 'Médina' })
    const all = [...ids.map((id) => `offre ${id}`), `demande ${demande.id}`].sort()
    expect(await found('zellige MEDINA')).toEqual(all)
    expect(await found('Zélligé, médina !')).toEqual(all)
    // Words beyond the tenth are not read.
    expect(await found(`${'riad '.repeat(10)}kasbah`)).toEqual(all)
    expect(await found('zell')).toEqual(all)
    expect(await found('zellige kasbah')).toEqual([])
    const etats = (await search('zellige')).content.map(({ id, etat }) => [id, etat])
    expect(Object.fromEntries(etats)).toMatchObject({
      [ids[0] ?? 0]: 'publique',
      [ids[1] ?? 0]: 'louee',
      [ids[2] ?? 0]: 'refusee',
      [ids[3] ?? 0]: 'attente',
      [ids[4] ?? 0]: 'signalee',
    })
  })

  it('finds by number, and by the name or e-mail of the author', async () => {
    await test.deps.db.execute(sql`select setval('offres_id_seq', 1234566)`)
    const { id, auteur } = await createWaitingOffre(test)
    expect(await found('1234567')).toEqual([`offre ${id}`])
    expect(await found('#1234567')).toEqual([`offre ${id}`])
    for (const q of ['offre 1234567', '1234567 offre', '##1234567']) expect(await found(q), q).toEqual([])
    expect(await found(auteur.username.toUpperCase())).toEqual([`offre ${id}`])
    expect(await found(auteur.email)).toEqual([`offre ${id}`])
  })

  it('pages through many, newest first', async () => {
    for (let index = 0; index < 3; index += 1) await createWaitingOffre(test, { titre: 'Duplex Bourgogne' })
    const first = await search('duplex', { size: 2 })
    const second = await search('duplex', { size: 2, page: 1 })
    expect([first.content.length, first.suite, second.content.length, second.suite]).toEqual([2, true, 1, false])
    expect((await search('duplex', { size: 3 })).suite).toBe(false)
  })

  it('survives what is no word', async () => {
    for (const q of ["' | !", '%%%', '&', '99999999999', '3000000000', 'a:*b'])
      expect((await callAs(test, admin, moderation.search, { query: { q } })).status, q).toBe(200)
    expect((await callAs(test, admin, moderation.search, { query: { q: ' ' } })).status).toBe(400)
  })
})
