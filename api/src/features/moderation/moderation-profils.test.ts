import { type ModerationKind, moderation } from '@colocdar/contracts/moderation'
import { utilisateurs } from '@colocdar/contracts/utilisateurs'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createVille } from '../../testing/attente.ts'
import { call } from '../../testing/call.ts'
import { callAs } from '../../testing/call-as.ts'
import { createDemande } from '../../testing/demandes.ts'
import { createAdmin, createMembre, type TestMembre } from '../../testing/membres.ts'
import { createOffre } from '../../testing/offres.ts'
import { useTestApp } from '../../testing/test-app.ts'

const test = useTestApp()
let admin: TestMembre
let villeId: number
beforeAll(async () => {
  admin = await createAdmin(test)
  villeId = (await createVille(test)).id
})
afterEach(() => test.setNow(null))

type Item = { kind: ModerationKind; id: number }

const one = async (params: Item) => (await callAs(test, admin, moderation.one, { params })).body
const decide = async (item: Item, decision: 'verify' | 'refuse' | 'withdraw', motif = 'Le titre crie.') => {
  const { version } = await one(item)
  const body = decision === 'verify' ? { version } : { version, motif }
  // However long the machine takes, it can be undone.
  test.setNow(new Date())
  return callAs(test, admin, moderation[decision], { params: item, body: body as { version: number; motif: string } })
}
const undo = (id: number) => callAs(test, admin, moderation.undo, { params: { id } })
const queued = async (kind: ModerationKind) =>
  (await callAs(test, admin, moderation.queue, { query: { kind, size: 200 } })).body.items.map(({ id }: Item) => id)
const mailsTo = ({ email }: TestMembre) => test.mails.filter(({ to }) => to === email).map(({ template }) => template)

describe('a modification of a profile', () => {
  const profil = { telephone: '0612345678', age: 30, langues: ['Français'], tags: ['Cuisine', 'Lecture', 'Calme'] }
  const texts = { nom: 'Alaoui', prenom: 'Fatima', apropos: 'Calme.' }
  const save = (membre: TestMembre, changes: object) =>
    callAs(test, membre, utilisateurs.update, {
      params: { id: membre.id },
      body: { ...profil, ...texts, ...changes },
    })
  const shown = async ({ id }: TestMembre) => (await call(test, 'GET', `/test/utilisateur/${id}`)).json()

  it('of somebody with public ads waits; the rest applies at once', async () => {
    const membre = await createMembre(test, texts)
    await createOffre(test, { proprietaireId: membre.id, villeId })
    const item = { kind: 'profil', id: membre.id } as const
    const { body } = await save(membre, { apropos: 'Voyez mon-site.example', age: 31 })
    expect(body).toMatchObject({
      apropos: 'Calme.',
      age: 31,
      modification: { etat: 'attente', contenu: { apropos: 'Voyez mon-site.example' } },
    })
    expect(await shown(membre)).toMatchObject({ apropos: 'Calme.', age: 31 })
    expect(await shown(membre)).not.toHaveProperty('modification')
    expect(await queued('profil')).toContain(membre.id)
    expect(await one(item)).toMatchObject({
      contenu: { apropos: 'Voyez mon-site.example', nom: 'Alaoui' },
      lastVerified: { apropos: 'Calme.', nom: 'Alaoui' },
    })
    const withdrawn = await decide(item, 'withdraw')
    expect([withdrawn.status, withdrawn.body.message], 'nothing to withdraw').toEqual([
      409,
      'Un profil ne se retire pas\u00a0: bloquez le compte de ce membre.',
    ])
    const { version } = (await decide(item, 'refuse', 'Pas de lien.')).body
    expect(mailsTo(membre)).toEqual(['modificationRefusee'])
    expect((await callAs(test, membre, utilisateurs.one, { params: { id: membre.id } })).body).toMatchObject({
      apropos: 'Calme.',
      modification: { etat: 'refusee', motifRefus: 'Pas de lien.', contenu: { apropos: 'Voyez mon-site.example' } },
    })
    expect(await queued('profil')).not.toContain(membre.id)
    expect((await one(item)).version).toBe(version)
    expect((await save(membre, { apropos: 'Calme et gaie.', age: 31 })).body.modification?.etat).toBe('attente')
    const accepted = await decide(item, 'verify')
    expect((await shown(membre)).apropos).toBe('Calme et gaie.')
    await undo(accepted.body.id)
    expect((await shown(membre)).apropos).toBe('Calme.')
    const removed = await callAs(test, membre, utilisateurs.removeModification, { params: { id: membre.id } })
    expect(removed.body.modification).toBeNull()
    expect((await decide(item, 'verify')).status).toBe(409)
  })

  it('of somebody with a public request waits too; that of nobody does not exist', async () => {
    const membre = await createMembre(test, texts)
    await createDemande(test, { demandeurId: membre.id, villeId })
    expect((await save(membre, { apropos: 'Autre.' })).body).toMatchObject({
      apropos: 'Calme.',
      modification: { etat: 'attente' },
    })
    const params = { kind: 'profil', id: 2_000_000_000 }
    expect((await callAs(test, admin, moderation.verify, { params, body: { version: 1 } })).status).toBe(404)
  })

  it('of somebody without public ads applies at once', async () => {
    const membre = await createMembre(test, texts)
    await createOffre(test, { proprietaireId: membre.id, villeId, verified: false, statut: 'EN_ATTENTE' })
    expect((await save(membre, { nom: 'Alami', apropos: null })).body).toMatchObject({
      nom: 'Alami',
      apropos: null,
      modification: null,
    })
  })

  it('cannot be withdrawn by somebody else', async () => {
    const [membre, stranger] = [await createMembre(test), await createMembre(test)]
    const params = { id: membre.id }
    expect((await callAs(test, stranger, utilisateurs.removeModification, { params })).status).toBe(403)
  })
})
