import { demandes } from '@colocdar/contracts/demandes'
import { moderation } from '@colocdar/contracts/moderation'
import { offres } from '@colocdar/contracts/offres'
import { utilisateurs } from '@colocdar/contracts/utilisateurs'
import { expect, it } from 'vitest'
import { callAs, done } from '../../testing/call-as.ts'
import { createDemande } from '../../testing/demandes.ts'
import { createAdmin, createMembre, type TestMembre } from '../../testing/membres.ts'
import { createOffre } from '../../testing/offres.ts'
import { useTestApp } from '../../testing/test-app.ts'
import { createVille } from '../../testing/villes.ts'

const test = useTestApp()
const profil = {
  nom: 'Alaoui',
  prenom: 'Fatima',
  telephone: '0612345678',
  age: 30,
  tags: ['Cuisine', 'Lecture', 'Calme'],
  langues: ['Français'],
}

/** Something public of a member, and how its text is changed. */
const kinds = {
  offre: {
    calls: offres,
    create: async ({ id: proprietaireId }: TestMembre, villeId: number) =>
      createOffre(test, { proprietaireId, villeId }),
    change: (description: string) => ({ description }),
  },
  demande: {
    calls: demandes,
    create: async ({ id: demandeurId }: TestMembre, villeId: number) => createDemande(test, { demandeurId, villeId }),
    change: (description: string) => ({ description }),
  },
  profil: {
    calls: utilisateurs,
    create: async ({ id: proprietaireId }: TestMembre, villeId: number) => {
      await createOffre(test, { proprietaireId, villeId })
      return proprietaireId
    },
    change: (apropos: string) => ({ ...profil, apropos }),
  },
}

const modified = async (kind: keyof typeof kinds) => {
  const [author, admin, ville] = [await createMembre(test), await createAdmin(test), await createVille(test)]
  const { calls, create, change } = kinds[kind]
  const params = { id: await create(author, ville.id) }
  const read = async () => (await done(callAs(test, author, calls.one, { params }))).modification
  return {
    read,
    write: async (text: string): Promise<string> => {
      await done(callAs(test, author, calls.update, { params, body: change(text) }))
      return (await read())?.version
    },
    decide: async (decision: 'verify' | 'refuse') => {
      const item = { kind, ...params }
      const { version } = await done(callAs(test, admin, moderation.one, { params: item }))
      const motif = decision === 'refuse' ? { motif: 'Non.' } : {}
      await done(callAs(test, admin, moderation[decision], { params: item, body: { version, ...motif } }))
    },
    giveUp: (query: { vu?: string }) => callAs(test, author, calls.removeModification, { params, query }),
  }
}

const conflict = { status: 409, body: { message: expect.stringContaining('a changé entre-temps') } }

it.each(['offre', 'demande', 'profil'] as const)(
  'of %s is not given up when it was accepted, refused or rewritten since its author saw it',
  async (kind) => {
    const { write, decide, giveUp, read } = await modified(kind)
    const accepted = await write('Un.')
    await decide('verify')
    expect(await giveUp({ vu: accepted })).toMatchObject(conflict)

    const refused = await write('Deux.')
    await decide('refuse')
    expect(await giveUp({ vu: refused })).toMatchObject(conflict)

    const rewritten = await write('Trois.')
    const vu = await write('Quatre.')
    expect(await giveUp({ vu: rewritten })).toMatchObject(conflict)
    expect(await read()).toMatchObject({ version: vu, contenu: expect.objectContaining(contentOf(kind, 'Quatre.')) })
    expect([(await giveUp({ vu })).status, await read()]).toEqual([200, null])

    // A client that says nothing is not compared.
    await write('Cinq.')
    expect([(await giveUp({})).status, await read()]).toEqual([200, null])
  },
)

const contentOf = (kind: keyof typeof kinds, text: string) =>
  kind === 'profil' ? { apropos: text } : { description: text }
