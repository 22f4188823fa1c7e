import { utilisateurs } from '@colocdar/contracts/utilisateurs'
import { beforeAll, expect, it } from 'vitest'
import { admin as moderator } from '../../testing/acteurs.ts'
import { createVille } from '../../testing/attente.ts'
import { callAs } from '../../testing/call-as.ts'
import { createAdmin, createMembre } from '../../testing/membres.ts'
import { createOffre } from '../../testing/offres.ts'
import { useTestApp } from '../../testing/test-app.ts'
import { restorePresentation, withdrawPresentation } from './utilisateurs-presentation.service.ts'

const test = useTestApp()
let villeId = 0
let acteur = moderator
beforeAll(async () => {
  villeId = (await createVille(test)).id
  acteur = { ...moderator, id: (await createAdmin(test)).id }
})

const tags = ['Surf', 'Yoga', 'Art', 'Poterie']
const withdraw = (id: number) =>
  test.deps.db.transaction((tx) => withdrawPresentation(acteur, tx, { id, motif: 'Non.', now: new Date() }))

it('[SEC-54] takes off what the member wrote, leaves what was chosen, and gives it back', async () => {
  const membre = await createMembre(test, { apropos: 'Calme.', langues: ['Arabe'], tags })
  await createOffre(test, { proprietaireId: membre.id, villeId })
  const own = async () => (await callAs(test, membre, utilisateurs.one, { params: { id: membre.id } })).body
  expect(await withdraw(membre.id)).toBe(true)
  expect(await own()).toMatchObject({
    apropos: null,
    langues: ['Arabe'],
    tags: ['Surf', 'Yoga', 'Art'],
    modification: { etat: 'refusee', motifRefus: 'Non.', contenu: { apropos: 'Calme.', tags } },
  })
  expect((await own()).modification.contenu).not.toHaveProperty('langues')
  await test.deps.db.transaction((tx) => restorePresentation(tx, membre.id))
  expect(await own()).toMatchObject({ apropos: 'Calme.', tags, modification: null })
})

it('has nothing to take off of who has chosen everything, or is gone', async () => {
  const { id } = await createMembre(test, { apropos: null })
  expect([await withdraw(id), await withdraw(2_000_000_000)]).toEqual([false, false])
})
