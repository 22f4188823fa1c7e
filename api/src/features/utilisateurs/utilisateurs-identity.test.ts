import { comptes } from '@colocdar/contracts/comptes'
import { moderation } from '@colocdar/contracts/moderation'
import { utilisateurs as calls } from '@colocdar/contracts/utilisateurs'
import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { journal } from '../../schema/journal.ts'
import { utilisateurs } from '../../schema/utilisateurs.ts'
import { createVille } from '../../testing/attente.ts'
import { callAs } from '../../testing/call-as.ts'
import { createAdmin, createMembre, type TestMembre } from '../../testing/membres.ts'
import { createOffre } from '../../testing/offres.ts'
import { useTestApp } from '../../testing/test-app.ts'

const test = useTestApp()

const profil = {
  nom: 'Alaoui',
  prenom: 'Fatima',
  telephone: '06 61 23 45 67',
  age: 27,
  apropos: 'Calme.',
  langues: ['Français'],
  tags: ['Cuisine', 'Lecture', 'Calme'],
}
const confirmed = (changes = {}) =>
  createMembre(test, {
    nom: profil.nom,
    prenom: profil.prenom,
    telephone: profil.telephone,
    telephoneE164: '+212661234567',
    identityVerified: true,
    ...changes,
  })
const save = (membre: TestMembre, changes: object) =>
  callAs(test, membre, calls.update, { params: { id: membre.id }, body: { ...profil, ...changes } })
const journalOf = ({ id }: TestMembre) =>
  test.deps.db
    .select()
    .from(journal)
    .where(and(eq(journal.objet, 'utilisateur'), eq(journal.objetId, id)))

describe('a confirmed identity', () => {
  it.each([{ nom: 'Alami' }, { prenom: 'Samira' }, { telephone: '06 61 23 45 68' }])(
    '[SEC-38] ends with %j, and the journal says so',
    async (changes) => {
      const membre = await confirmed()
      expect((await save(membre, changes)).body.identityVerified).toBe(false)
      const [entry, ...others] = await journalOf(membre)
      expect(others).toEqual([])
      expect(entry).toMatchObject({
        acteurId: membre.id,
        action: 'withdrawIdentity',
        avant: { identityVerified: true },
        apres: { identityVerified: false },
        motif: 'Le membre a changé son nom, son prénom ou son téléphone.',
      })
      expect(JSON.stringify(entry)).not.toContain(Object.values(changes)[0])
    },
  )

  const inPublic = async (changes = {}) => {
    const membre = await confirmed(changes)
    const { id: villeId } = await createVille(test)
    await createOffre(test, { proprietaireId: membre.id, villeId })
    return membre
  }
  const accept = async (admin: TestMembre, { id }: TestMembre) => {
    const params = { kind: 'profil', id } as const
    const { version } = (await callAs(test, admin, moderation.one, { params })).body
    return callAs(test, admin, moderation.verify, { params, body: { version } })
  }

  it('[SEC-38] of somebody with public ads ends with the name, once that is accepted', async () => {
    const [admin, membre] = [await createAdmin(test), await inPublic()]
    const params = { id: membre.id }
    const seen = async () => (await callAs(test, admin, calls.one, { params })).body
    expect((await save(membre, { nom: 'Alami' })).body).toMatchObject({ nom: 'Alaoui', identityVerified: true })
    expect(await seen()).toMatchObject({ nom: 'Alaoui', identityVerified: true })
    // However long the machine takes, the decision can be undone.
    test.setNow(new Date())
    const { status, body } = await accept(admin, membre)
    expect(status).toBe(200)
    expect(await seen()).toMatchObject({ nom: 'Alami', identityVerified: false })
    expect(await journalOf(membre)).toMatchObject([{ action: 'withdrawIdentity', acteurId: membre.id }])
    expect((await callAs(test, admin, moderation.undo, { params: { id: body.id } })).status).toBe(200)
    test.setNow(null)
    expect(await seen(), 'undone').toMatchObject({ nom: 'Alaoui', identityVerified: true })
  })

  it('stays when something else changes, or the same number is written in another way', async () => {
    const membre = await confirmed()
    const { body } = await save(membre, { telephone: '+212661234567', age: 28, apropos: 'Autre chose.' })
    expect(body).toMatchObject({ identityVerified: true, age: 28 })
    expect(await journalOf(membre)).toEqual([])
  })

  it('stays when another presentation of somebody with public ads is accepted', async () => {
    const membre = await inPublic()
    await save(membre, { apropos: 'Autre chose.' })
    expect((await accept(await createAdmin(test), membre)).status).toBe(200)
    const { body } = await callAs(test, null, calls.one, { params: { id: membre.id } })
    expect(body).toMatchObject({ apropos: 'Autre chose.', identityVerified: true })
    expect(await journalOf(membre)).toEqual([])
  })

  it('is not recorded as ended where there was none', async () => {
    const [membre, shown] = [await confirmed({ identityVerified: false }), await inPublic({ identityVerified: false })]
    expect((await save(membre, { nom: 'Alami' })).body.identityVerified).toBe(false)
    await save(shown, { nom: 'Alami' })
    expect((await accept(await createAdmin(test), shown)).status).toBe(200)
    expect([await journalOf(membre), await journalOf(shown)]).toEqual([[], []])
  })

  it('[SEC-38] is not given to a name that changed while the administrator looked', async () => {
    const [admin, membre] = [await createAdmin(test), await confirmed({ identityVerified: false })]
    const params = { id: membre.id }
    const { version } = (await callAs(test, admin, comptes.one, { params })).body
    await save(membre, { nom: 'Alami' })
    const confirm = (seen: number) =>
      callAs(test, admin, comptes.setIdentity, { params, body: { identityVerified: true, version: seen } })
    expect((await confirm(version)).status).toBe(412)
    const now = (await callAs(test, admin, comptes.one, { params })).body
    expect((await confirm(now.version)).body.identityVerified).toBe(true)
  })
})

describe('names that pass for something else', () => {
  it('[SEC-38] are refused by field, and nothing changes', async () => {
    const membre = await confirmed()
    const answer = await save(membre, { nom: 'Équipe Colocdar ✓', prenom: 'Appelez 0699123456', age: 40 })
    expect([answer.status, answer.body.details]).toEqual([
      400,
      {
        nom: 'Seulement des lettres, espaces, traits d’union, apostrophes et points.',
        prenom: 'Pas de chiffres ici\u00a0: votre numéro se montre déjà aux membres vérifiés.',
      },
    ])
    const [row] = await test.deps.db.select().from(utilisateurs).where(eq(utilisateurs.id, membre.id))
    expect(row).toMatchObject({ nom: 'Alaoui', prenom: 'Fatima', age: 27, identityVerified: true })
  })

  it('stay until they are changed', async () => {
    const membre = await confirmed({ nom: 'Alaoui 2', identityVerified: false })
    expect((await save(membre, { nom: 'Alaoui 2', age: 30 })).body).toMatchObject({ nom: 'Alaoui 2', age: 30 })
    const { status, body } = await save(membre, { nom: 'Alaoui 3' })
    expect([status, Object.keys(body.details)]).toEqual([400, ['nom']])
    const prenom = await save(membre, { nom: 'Alaoui 2', prenom: 'F4tima' })
    expect([prenom.status, Object.keys(prenom.body.details)]).toEqual([400, ['prenom']])
  })
})
