import { annonceEtats, etatOfAnnonce } from '@colocdar/contracts/annonces-etats'
import { offreStatuts } from '@colocdar/contracts/enumerations'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { createDemande } from '../testing/demandes.ts'
import { createMembre } from '../testing/membres.ts'
import { createOffre } from '../testing/offres.ts'
import { useTestApp } from '../testing/test-app.ts'
import { createVille } from '../testing/villes.ts'

const test = useTestApp()
let villeId: number

beforeAll(async () => {
  villeId = (await createVille(test)).id
})

const flags = [false, true]
/** Every combination of what can make an ad public or hide it. */
const states = flags.flatMap((verified) =>
  [null, 'Photos floues'].flatMap((motifRefus) =>
    flags.flatMap((endormie) =>
      flags.flatMap((signalee) => flags.map((bloque) => ({ verified, motifRefus, endormie, signalee, bloque }))),
    ),
  ),
)
type State = (typeof states)[number]

const createAuteur = async (): Promise<number> => (await createMembre(test)).id

const hide = async (
  table: 'offres' | 'demandes',
  id: number,
  auteur: number,
  { endormie, signalee, bloque }: State,
) => {
  const since = (set: boolean) => (set ? sql`now()` : sql`null`)
  await test.deps.db.execute(sql`
    update ${sql.identifier(table)} set endormie_le = ${since(endormie)}, signalee_le = ${since(signalee)} where id = ${id}`)
  await test.deps.db.execute(sql`update utilisateurs set blocked_at = ${since(bloque)} where id = ${auteur}`)
  await test.deps.db.execute(sql`select ${sql.raw(`refresh_${table}_masque`)}(${auteur})`)
}

/** What the function says, the condition of the partial indexes, the table of the search and the counter of the city. */
const readSql = async (table: 'offres' | 'demandes', id: number) => {
  const one = table.slice(0, -1)
  const index = await test.deps.db.execute<{ condition: string }>(sql`
    select pg_get_expr(indpred, indrelid) as condition from pg_index where indexrelid = ${`${table}_public`}::regclass`)
  const { rows } = await test.deps.db.execute(sql`
    select ${sql.raw(`${one}_is_public(${table})`)} as fonction, ${sql.raw(index.rows[0]?.condition ?? '')} as index,
      exists (select from ${sql.identifier(`${table}_recherche`)} where ${sql.identifier(`${one}_id`)} = id) as recherche,
      ${sql.raw(`${one}_may_have_page(${table})`)} as page, masque
    from ${sql.identifier(table)} where id = ${id}`)
  return rows[0] as Record<'fonction' | 'index' | 'recherche' | 'page' | 'masque', boolean>
}

const compare = async (
  table: 'offres' | 'demandes',
  id: number,
  state: State,
  statut: (typeof offreStatuts)[number] | null,
) => {
  const { page, masque, ...listed } = await readSql(table, id)
  const { verified, motifRefus, endormie, signalee, bloque: auteurBloque } = state
  const etat = etatOfAnnonce({
    verified,
    motifRefus,
    dejaPublique: false,
    masque,
    signalee,
    auteurBloque,
    endormie,
    statut,
  })
  const expected = annonceEtats[etat].listed
  expect(listed, JSON.stringify({ state, statut, etat })).toEqual({
    fonction: expected,
    index: expected,
    recherche: expected,
  })
  // The caches are notified of at least every ad with a page.
  if (annonceEtats[etat].page) expect(page, etat).toBe(true)
  return expected
}

it('SQL and TypeScript agree on which offers are public, in every state', async () => {
  const auteur = await createAuteur()
  const found: boolean[] = []
  for (const statut of offreStatuts) {
    for (const state of states) {
      const { verified, motifRefus } = state
      await test.deps.db.execute(sql`update utilisateurs set blocked_at = null where id = ${auteur}`)
      const id = await createOffre(test, { proprietaireId: auteur, villeId, photos: [], verified, motifRefus, statut })
      await hide('offres', id, auteur, state)
      found.push(await compare('offres', id, state, statut))
    }
  }
  expect(found.filter(Boolean)).toHaveLength(2)
})

it('SQL and TypeScript agree on which requests are public, in every state', async () => {
  const found: boolean[] = []
  for (const state of states) {
    const auteur = await createAuteur()
    const { verified, motifRefus } = state
    const id = await createDemande(test, { demandeurId: auteur, villeId, verified, motifRefus })
    await hide('demandes', id, auteur, state)
    found.push(await compare('demandes', id, state, null))
  }
  expect(found.filter(Boolean)).toHaveLength(2)
})
