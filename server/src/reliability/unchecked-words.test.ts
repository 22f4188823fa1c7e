import { createMembre, type TestMembre } from '@colocdar/api/testing/membres'
import { form } from '@colocdar/api/testing/offre-edition'
import { profil } from '@colocdar/api/testing/valid-calls'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { addressesOf, createScene, type Scene } from '../testing/public-scene.ts'
import { type StartedSiteHere, startSiteHere } from '../testing/site.ts'

let started: StartedSiteHere
let scene: Scene
let reviewer: TestMembre
beforeAll(async () => {
  started = await startSiteHere(inject('postgresUrl'))
  scene = await createScene(data())
  reviewer = await createMembre(data(), { nom: surname, prenom: 'Imane' })
  await query(`insert into avis (auteur_id, commentaire, note, valide) values (${reviewer.id}, 'Bien.', 4, true)`)
  await query(`update utilisateurs set nom = '${surname}'`)
})
afterAll(() => started?.remove())

const surname = 'Nomcanari'
const data = () => ({ deps: { db: started.database.db, clock: () => new Date() } })
const query = (statement: string) => started.database.db.execute(statement)

const put = async (path: string, { headers }: TestMembre, body: object) => {
  const answer = await fetch(`${started.site.url}/api/test/${path}`, {
    method: 'PUT',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  expect([path, answer.status]).toEqual([path, 200])
}

/** Every public page, its data and the calls behind it, the poster included. */
const everywhere = () => {
  const { offre, owner, demande } = scene
  const more = [
    `/coloc/${offre}/affiche`,
    `/coloc/${offre}/affiche.data`,
    `/utilisateur/${owner.id}.data`,
    `/demande/${demande}.data`,
    '/coloc/demandes.data',
    '/coloc/offres?q=canari',
    `/utilisateur/${reviewer.id}`,
    '/api/test/avis/search?size=50',
  ]
  return [...addressesOf(scene), ...more]
}

it('[SEC-54] pages, data, JSON-LD and the poster show no word that no administrator has seen, and no family name', async () => {
  const { owner, offre, demande, here } = scene
  const texts = { titre: 'Motcanari', description: 'Motcanari', quartier: 'Motcanari', adresse: 'Motcanari' }
  const words = { nom: 'Motcanari', prenom: 'Motcanari', apropos: 'Motcanari', langues: ['Motcanari'] }
  const tags = [...profil.tags, 'Motcanari']
  for (const membre of [owner, reviewer]) await put(`utilisateur/${membre.id}`, membre, { ...profil, ...words, tags })
  await put(`coloc/${offre}`, owner, { ...form, ...texts, villeId: here, proprietaireId: owner.id, photos: [] })
  await put(`demande/${demande}`, owner, texts)
  const found: string[] = []
  let readable = 0
  for (const path of everywhere()) {
    const answer = await fetch(`${started.site.url}${path}`)
    if (answer.ok) readable += 1
    const text = await answer.text()
    for (const word of ['Motcanari', surname]) if (text.includes(word)) found.push(`${path}: ${word}`)
  }
  expect(found).toEqual([])
  // All but the profile of who has written a review only.
  expect(readable).toBe(everywhere().length - 1)
})
