import { Demande } from '@colocdar/contracts/demandes'
import { Offre } from '@colocdar/contracts/offres'
import { type AnyColumn, eq, getTableColumns, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { demandes } from '../schema/demandes.ts'
import { offres } from '../schema/offres.ts'
import { createVille } from '../testing/attente.ts'
import { call } from '../testing/call.ts'
import { createMembre } from '../testing/membres.ts'
import { useNotifiedTags } from '../testing/notified-tags.ts'
import { createOffre, createPhoto } from '../testing/offres.ts'
import { createRepere } from '../testing/reperes.ts'
import { useTestApp } from '../testing/test-app.ts'

const test = useTestApp()
const tagsOf = useNotifiedTags(test)
const db = () => test.deps.db
let ville: number
let owner: number
beforeEach(async () => {
  ville = (await createVille(test)).id
  owner = (await createMembre(test)).id
})

describe('every column of an offer, changed alone', () => {
  type Columns = Required<Omit<typeof offres.$inferInsert, 'id'>>
  const moment = new Date('2026-01-02T10:00:00Z')
  const flags = { meuble: true, chargesComprises: true, internet: true, climatisation: true }
  const others = { parking: true, fumeurs: true, animaux: true, balcon: true }
  const shown: Partial<Columns> = {
    ...{
      titre: 'Autre',
      description: 'Autre texte.',
      adresse: 'Rue 2',
      quartier: 'Agdal',
      superficie: 33,
      nbrColoc: 3,
    },
    ...{ duree: 9, logementType: 'VILLA', prix: 1900, dateDisponibilite: '2027-01-01', caution: 100, etage: 4 },
    ...{ colocatairesActuels: 3, accueille: 'FEMMES', ...flags, ...others, photos: [], createdAt: moment },
    ...{ publiePar: 'AGENCE', frais: 1500 },
    // Out of the list, and its page says so or is gone.
    ...{ statut: 'LOUE', verified: false, endormieLe: moment, signaleeLe: moment, confirmeeLe: moment },
    ...{ villeId: 0, proprietaireId: 0, reperes: [] },
  }
  /** Of administrators and authors; `masque` follows from others. */
  const hidden: Partial<Columns> = {
    ...{ motifRefus: 'Non.', submittedAt: moment, decidedAt: moment, prixVerifie: 7 },
    lastVerified: { ville: { id: 1, nom: 'Rabat', image: null }, photos: [] },
    ...{ rappeleeLe: moment, updatedAt: moment, version: 99, masque: true },
  }

  it('is known here', () => {
    const { id: _, ...columns } = getTableColumns(offres)
    expect([...Object.keys(shown), ...Object.keys(hidden)].sort()).toEqual(Object.keys(columns).sort())
  })

  it.each(Object.entries({ ...shown, ...hidden }))(
    'reaches lists, its page and caches, or none: %s',
    async (name, value) => {
      const id = await createOffre(test, {
        proprietaireId: owner,
        villeId: ville,
        photos: [await createPhoto(test, owner)],
      })
      const { id: repereId, slug, nom } = await createRepere(test, ville)
      const elsewhere = {
        villeId: (await createVille(test)).id,
        proprietaireId: (await createMembre(test)).id,
        reperes: [{ repereId, slug, nom, minutes: 5, moyen: 'PIED' }],
      }
      const read = async () => {
        const [list, page] = [`/test/coloc/search?villeId=${ville}`, `/test/coloc/${id}`]
        const answers = await Promise.all([list, page].map((url) => call(test, 'GET', url)))
        return answers.map(({ statusCode, body }) => `${statusCode} ${body.replace(/"requestId":.*/, '')}`)
      }
      const [list, page] = await read()
      const set = { [name]: name in elsewhere ? elsewhere[name as 'villeId'] : value }
      const tags = await tagsOf(() => db().update(offres).set(set).where(eq(offres.id, id)))
      const [newList, newPage] = await read()
      const reached = [newList !== list, newPage !== page, tags.includes(`offre:${id}`)]
      if (name in shown) expect(reached).toEqual([true, true, true])
      else expect(reached.slice(0, 2)).toEqual([false, false])
    },
  )
})

describe('what visitors read of an ad', () => {
  it.each([
    ['offre', offres, Offre],
    ['demande', demandes, Demande],
  ])('is no column whose change is left out: %s', async (_kind, table, { shape }) => {
    const columns = Object.entries(getTableColumns(table)) as [string, AnyColumn][]
    const empty = sql.join(
      columns.map(([, column]) => sql`${column.name}::text, 1`),
      sql`, `,
    )
    const { rows } = await db().execute<{ left: string[] }>(
      sql`select array(select jsonb_object_keys(shown_columns(jsonb_build_object(${empty})))) as left`,
    )
    // Only its author and administrators read why it was refused.
    const read = columns.filter(([name]) => name in shape && name !== 'motifRefus').map(([, column]) => column.name)
    expect(read).toContain('confirmee_le')
    expect(rows[0]?.left).toEqual(expect.arrayContaining(read))
  })
})
