import { eq, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { boolean, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { expect, it } from 'vitest'
import { withQuickRows } from './quick-rows.ts'

const annonces = pgTable('annonces', {
  id: integer(),
  titre: text(),
  createdAt: timestamp('created_at', { withTimezone: true }),
  verified: boolean(),
  villeId: integer('ville_id'),
})
const villes = pgTable('villes', { id: integer(), nom: text(), image: text() })

const rows = [
  [1, 'Studio', '2026-01-02 03:04:05+00', true, 'Salé', null, 7],
  [2, null, null, false, 'Fès', 'fes.webp', 0],
]
const db = drizzle({ client: { query: async () => ({ rows }) } as never })
const columns = {
  id: annonces.id,
  titre: annonces.titre,
  createdAt: annonces.createdAt,
  verified: annonces.verified,
  ville: { nom: villes.nom, image: villes.image },
  total: sql<number>`0`,
}
const query = () => db.select(columns).from(annonces)
const isIn = eq(villes.id, annonces.villeId)

it('reads the rows of a prepared statement as Drizzle does', async () => {
  const quick = withQuickRows(query().innerJoin(villes, isIn).prepare('inner'))
  // Otherwise Drizzle would have read them, and the comparison would show nothing.
  expect(quick).toHaveProperty('customResultMapper', expect.any(Function))
  const expected = await query().innerJoin(villes, isIn).prepare('drizzle').execute()
  expect(await quick.execute()).toEqual(expected)
  expect(expected[0]).toEqual({
    id: 1,
    titre: 'Studio',
    createdAt: new Date('2026-01-02T03:04:05Z'),
    verified: true,
    ville: { nom: 'Salé', image: null },
    total: 7,
  })
})

it('leaves outer joins to Drizzle, which gives null for what is missing', () => {
  expect(withQuickRows(query().leftJoin(villes, isIn).prepare('outer'))).toHaveProperty('customResultMapper', undefined)
})
