import { maxInteger } from '@colocdar/contracts/common'
import { beforeAll, describe, expect, it } from 'vitest'
import { createDemande } from '../../testing/demandes.ts'
import { createAdmin, createMembre, emptyProfile, type TestMembre } from '../../testing/membres.ts'
import { createOffre } from '../../testing/offres.ts'
import { recordQueries } from '../../testing/queries.ts'
import { useTestApp } from '../../testing/test-app.ts'
import { createVille } from '../../testing/villes.ts'
import { hasUtilisateurs } from './utilisateurs-account.service.ts'

const test = useTestApp()

let villeId = 0
beforeAll(async () => {
  villeId = (await createVille(test)).id
})
const insertOffre = (proprietaireId: number, changes = {}) => createOffre(test, { proprietaireId, villeId, ...changes })
const insertDemande = (demandeurId: number, changes = {}) => createDemande(test, { demandeurId, villeId, ...changes })

const read = (id: number | string, membre?: TestMembre) =>
  test.app.inject({ url: `/api/test/utilisateur/${id}`, ...(membre && { headers: membre.headers }) })
const readProfile = (id: number, membre?: TestMembre) =>
  test.app.inject({ url: `/api/test/utilisateur/profile/${id}`, ...(membre && { headers: membre.headers }) })

it('knows a database without members', async () => {
  expect(await hasUtilisateurs(test.deps.db)).toBe(false)
  await createMembre(test)
  expect(await hasUtilisateurs(test.deps.db)).toBe(true)
})

describe('reading a profile', () => {
  it('[API-06] [DATA-21] [DATA-22] shows members their own, complete', async () => {
    const membre = await createMembre(test)
    await insertDemande(membre.id, { verified: false, motifRefus: 'Trop court.' })
    const answer = await readProfile(membre.id, membre)
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({
      id: membre.id,
      username: membre.username,
      email: membre.email,
      emailVerified: true,
      nom: 'Alaoui',
      prenom: expect.any(String),
      age: 27,
      telephone: expect.stringMatching(/^06/),
      genre: 'FEMME',
      apropos: 'Calme et ordonnée.',
      photo: null,
      langues: ['Français', 'Darija'],
      tags: ['Cuisine', 'Lecture', 'Calme'],
      identityVerified: false,
      profileFilled: true,
      demandeFilled: true,
      demande: expect.objectContaining({
        demandeurId: membre.id,
        verified: false,
        motifRefus: 'Trop court.',
        demandeur: expect.objectContaining({ email: membre.email }),
      }),
      modification: null,
      membreDepuis: expect.any(String),
    })
  })

  it('[API-07] includes the request, for everyone once it is verified', async () => {
    const membre = await createMembre(test, { email: 'fatima@gmail.com' })
    await insertDemande(membre.id)
    const profil = (await read(membre.id)).json()
    expect(profil).toMatchObject({
      id: membre.id,
      email: 'f•••@gmail.com',
      telephone: null,
      demandeFilled: true,
      profileFilled: true,
    })
    expect(profil.demande).toMatchObject({ demandeurId: membre.id, verified: true })
    expect(profil.demande.demandeur.email).toBe('f•••@gmail.com')
  })

  it.each(['DISPONIBLE', 'LOUE'] as const)('[API-06] is public with a verified offer that is %s', async (statut) => {
    const membre = await createMembre(test)
    await insertOffre(membre.id, { statut })
    const visitor = await readProfile(membre.id)
    expect(visitor.statusCode).toBe(200)
    expect(visitor.body).not.toContain(membre.email)
    expect(visitor.json()).toMatchObject({ telephone: null, demande: null, demandeFilled: false })
  })

  it('hides a request that awaits verification from others', async () => {
    const membre = await createMembre(test)
    await insertOffre(membre.id)
    await insertDemande(membre.id, { verified: false })
    const other = await read(membre.id, await createMembre(test))
    expect(other.json()).toMatchObject({ demande: null, demandeFilled: false })
  })

  it('does not exist for others without anything verified, or without any ad', async () => {
    const [membre, stranger] = [await createMembre(test), await createMembre(test)]
    await insertOffre(membre.id, { verified: false, statut: 'EN_ATTENTE' })
    await insertDemande(membre.id, { verified: false })
    for (const answer of [
      await read(membre.id),
      await read(membre.id, stranger),
      await readProfile(membre.id, stranger),
      await read(stranger.id),
      await readProfile(stranger.id, membre),
    ]) {
      expect([answer.statusCode, answer.json().message]).toEqual([404, 'Ce profil n’existe pas.'])
    }
  })

  it('does not exist for others while the account is blocked', async () => {
    const membre = await createMembre(test, { blockedAt: new Date() })
    await insertOffre(membre.id, { masque: true })
    expect((await read(membre.id)).statusCode).toBe(404)
    expect((await read(membre.id, await createAdmin(test))).statusCode).toBe(200)
  })

  it('shows everything to the administrator', async () => {
    const membre = await createMembre(test)
    await insertDemande(membre.id, { verified: false })
    const profil = (await read(membre.id, await createAdmin(test))).json()
    expect(profil).toMatchObject({ email: membre.email, telephone: expect.any(String), demande: { verified: false } })
  })

  it('says that a profile is not filled', async () => {
    const membre = await createMembre(test, emptyProfile)
    expect((await read(membre.id, membre)).json()).toMatchObject({ profileFilled: false, nom: null, langues: [] })
  })

  it.each([999_999, maxInteger])('answers 404 for the unknown %s', async (id) => {
    expect((await read(id)).statusCode).toBe(404)
    expect((await read(id, await createAdmin(test))).statusCode).toBe(404)
  })

  it.each(['abc', '0', '1.5', '2147483648', '1%00'])('answers 400 for the id %s', async (id) => {
    expect((await read(id)).statusCode).toBe(400)
  })
})

it('reads a profile with two queries', async () => {
  const membre = await createMembre(test)
  await insertOffre(membre.id)
  const queries = await recordQueries(() => read(membre.id))
  expect(queries).toHaveLength(2)
})
