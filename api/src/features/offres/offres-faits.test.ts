import { alertes } from '@colocdar/contracts/alertes'
import type { Fait } from '@colocdar/contracts/faits'
import { pickFields } from '@colocdar/contracts/fields'
import type { Filtre } from '@colocdar/contracts/filtres'
import { offres } from '@colocdar/contracts/offres'
import { offreFaits } from '@colocdar/contracts/offres-faits'
import { offreFiltres } from '@colocdar/contracts/offres-filtres'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { fait as faitType, offres as table } from '../../schema/offres.ts'
import { callAs } from '../../testing/call-as.ts'
import { createMembre, type TestMembre } from '../../testing/membres.ts'
import { form } from '../../testing/offre-edition.ts'
import { createOffre, createPhoto } from '../../testing/offres.ts'
import { useTestApp } from '../../testing/test-app.ts'
import { createVille } from '../../testing/villes.ts'
import { selectMatches } from '../alertes/alertes-envois.repository.ts'

const test = useTestApp()
let owner: TestMembre
let seeker: TestMembre
let villeId: number
beforeAll(async () => {
  ;[owner, seeker] = [await createMembre(test), await createMembre(test)]
  villeId = (await createVille(test, 'Essaouira')).id
})

/** Two values of a fait, the lower one first. */
const twoOf = (fait: Fait): unknown[] => {
  switch (fait.kind) {
    case 'flag':
      return [false, true]
    case 'number':
      return [4, 8]
    case 'date':
      return ['2026-12-01', '2027-02-01']
    case 'choice':
      return fait.values.slice(0, 2)
  }
}

/** What a filter is asked for, with a value of its fait that it finds and one that it does not find. */
const asked = (name: string, filtre: Filtre): { fait: string; wanted: unknown; found: unknown; other: unknown }[] => {
  if (filtre.kind === 'ville' || filtre.kind === 'text' || filtre.kind === 'repere' || name === 'repereMax') return []
  if (name === 'confirmee') {
    const [longAgo, lately] = [8, 6].map((days) => new Date(Date.now() - days * 86_400_000))
    return [
      { fait: 'confirmeeLe', wanted: true, found: lately, other: longAgo },
      { fait: 'confirmeeLe', wanted: false, found: longAgo, other: lately },
    ]
  }
  if (name === 'sansIntermediaire') {
    const fait = 'publiePar'
    return [
      { fait, wanted: true, found: 'PROPRIETAIRE', other: 'AGENCE' },
      { fait, wanted: true, found: 'COLOCATAIRE', other: null },
      { fait, wanted: false, found: 'AGENCE', other: 'COLOCATAIRE' },
      { fait, wanted: false, found: null, other: 'PROPRIETAIRE' },
    ]
  }
  const fait = 'fait' in filtre ? filtre.fait : name
  const [low, high] = twoOf(offreFaits[fait as keyof typeof offreFaits])
  switch (filtre.kind) {
    case 'flag':
      return [true, false].flatMap((wanted) => [
        { fait, wanted, found: wanted, other: !wanted },
        // Unknown is not false.
        { fait, wanted, found: wanted || null, other: wanted ? null : true },
      ])
    case 'choice':
      return [
        { fait, wanted: [low], found: low, other: high },
        { fait, wanted: [high], found: high, other: low },
        ...('section' in filtre ? [{ fait, wanted: filtre.values, found: low, other: null }] : []),
      ]
    default: {
      const wanted = filtre.kind === 'date' ? '2027-01-01' : 6
      return [
        filtre.bound === 'min' ? { fait, wanted, found: high, other: low } : { fait, wanted, found: low, other: high },
      ]
    }
  }
}

const everyQuestion = Object.entries(offreFiltres).flatMap(([name, filtre]) =>
  asked(name, filtre).map((question) => ({ name, ...question })),
)

const change = (id: number, fait: string, value: unknown) =>
  test.deps.db
    .update(table)
    .set({ [fait]: value })
    .where(eq(table.id, id))

describe('every flag, number, choice and date of an offer', () => {
  it.each(everyQuestion)(
    'filters the search and alerts: $name = $wanted finds $found, not $other',
    async (question) => {
      const { name, fait, wanted, found, other } = question
      const id = await createOffre(test, { proprietaireId: owner.id, villeId, [fait]: other })
      const alerte = await callAs(test, seeker, alertes.create, {
        body: { filtres: { [name]: wanted }, frequence: 'immediate' },
      })
      expect(alerte.status, JSON.stringify(alerte.body)).toBe(201)
      const isFound = async () => {
        const { body } = await callAs(test, null, offres.search, { query: { [name]: String(wanted), size: 200 } })
        const searched = body.content.some((offre: { id: number }) => offre.id === id)
        return { searched, told: (await selectMatches(test.deps.db, 'offre', id)).map(({ alerteId }) => alerteId) }
      }
      expect(await isFound()).toEqual({ searched: false, told: [] })
      // Changed alone, it is found by what it is now.
      await change(id, fait, found)
      expect(await isFound()).toEqual({ searched: true, told: [alerte.body.id] })
      await callAs(test, seeker, alertes.remove, { params: { id: alerte.body.id } })
      await test.deps.db.delete(table).where(eq(table.id, id))
    },
  )

  it.each(Object.entries(offreFaits))(
    'shows in lists and on its page when it is changed alone: %s',
    async (name, fait) => {
      const [before, after] = twoOf(fait)
      const id = await createOffre(test, { proprietaireId: owner.id, villeId, [name]: before })
      const shown = async () => {
        const list = await callAs(test, null, offres.search, { query: { villeId } })
        const page = await callAs(test, null, offres.one, { params: { id } })
        return [list.body.content.find((offre: { id: number }) => offre.id === id)[name], page.body[name]]
      }
      expect(await shown()).toEqual([before, before])
      await change(id, name, after)
      expect(await shown()).toEqual([after, after])
    },
  )

  it('has a bit in the index of the search, if a filter asks for it by a flag or a choice', () => {
    const words = Object.entries(offreFiltres).flatMap(([name, filtre]) => {
      if (filtre.kind === 'choice') return filtre.values
      return filtre.kind === 'flag' ? [name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)] : []
    })
    expect([...faitType.enumValues].sort()).toEqual(words.sort())
  })
})

describe('who publishes an offer', () => {
  const publish = async (faits: object) => {
    const photos = [{ src: await createPhoto(test, owner.id) }]
    const body = { ...form, ...faits, villeId, photos, proprietaireId: owner.id }
    const { status, body: offre } = await callAs(test, owner, offres.create, { body })
    return { status, ...pickFields(offre, { id: 0, publiePar: 0, frais: 0, details: 0 }) }
  }
  const edit = async (id: number, faits: object) => {
    const body = { ...form, ...faits, proprietaireId: owner.id }
    return pickFields((await callAs(test, owner, offres.update, { params: { id }, body })).body, {
      publiePar: 0,
      frais: 0,
    })
  }

  it('may be left out of a call, as the specification’s clients do', async () => {
    expect(await publish({})).toMatchObject({ status: 201, publiePar: null, frais: null })
  })

  it('is one of three, with fees from 0', async () => {
    expect(await publish({ publiePar: 'COURTIER', frais: -1 })).toMatchObject({
      status: 400,
      details: { publiePar: offreFaits.publiePar.error, frais: offreFaits.frais.error },
    })
  })

  it('has fees only as an agency, whatever is sent and in whichever order', async () => {
    const agence = { publiePar: 'AGENCE', frais: 1500 }
    for (const publiePar of ['PROPRIETAIRE', 'COLOCATAIRE', null])
      expect(await publish({ publiePar, frais: 1500 })).toMatchObject({ status: 201, publiePar, frais: null })
    const { id } = await publish({ publiePar: 'AGENCE', frais: 0 })
    expect(await edit(id, { frais: 1500 })).toEqual(agence)
    expect(await edit(id, { publiePar: 'PROPRIETAIRE' })).toEqual({ publiePar: 'PROPRIETAIRE', frais: null })
    expect(await edit(id, { frais: 900 })).toEqual({ publiePar: 'PROPRIETAIRE', frais: null })
    expect(await edit(id, agence)).toEqual(agence)
  })
})
