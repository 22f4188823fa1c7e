import { journal } from '@colocdar/contracts/journal'
import { moderation } from '@colocdar/contracts/moderation'
import { ficheOf, ficheOfDossier, ouvertureSeconds } from '@colocdar/contracts/moderation-ouvertures'
import { type SignalementKind, signalementKinds, signalements } from '@colocdar/contracts/signalements'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createVille, createWaitingAvis, createWaitingDemande, createWaitingOffre } from '../../testing/attente.ts'
import { call } from '../../testing/call.ts'
import { callAs } from '../../testing/call-as.ts'
import { createConversation } from '../../testing/conversations.ts'
import { createDemande } from '../../testing/demandes.ts'
import { createAdmin, createMembre, type TestMembre } from '../../testing/membres.ts'
import { form } from '../../testing/offre-edition.ts'
import { createOffre } from '../../testing/offres.ts'
import { report } from '../../testing/signalements.ts'
import { useTestApp } from '../../testing/test-app.ts'

const test = useTestApp()
const admins = {} as { karim: TestMembre; salma: TestMembre }
let villeId = 0
beforeAll(async () => {
  admins.karim = await createAdmin(test, { username: 'karim', prenom: 'Karim', nom: 'Benani' })
  admins.salma = await createAdmin(test, { username: 'salma', prenom: null, nom: null })
  villeId = (await createVille(test)).id
})
afterEach(() => test.setNow(null))

/** Something to decide on. */
interface Item {
  fiche: string
  /** Of the journal. */
  objet: string
  id: number
  /** Who has it open, as an administrator reads it. */
  seenBy(as: TestMembre): Promise<unknown>
  decide(as: TestMembre, negative: boolean): Promise<{ status: number; body: { message: string } }>
}

const toVerify = async (
  kind: 'offre' | 'demande' | 'avis' | 'profil',
  id: number,
  how: 'decided' | 'withdrawn' = 'decided',
) => {
  const params = { kind, id }
  const read = async (as: TestMembre) => (await callAs(test, as, moderation.one, { params })).body
  const { version } = await read(admins.karim)
  const body = { version, motif: 'Non.' }
  const item: Item = {
    fiche: ficheOf(params),
    objet: kind,
    id,
    seenBy: async (as) => (await read(as)).ouvertePar,
    decide: (as, negative) => {
      if (how === 'withdrawn') return callAs(test, as, moderation.withdraw, { params, body })
      return callAs(test, as, negative ? moderation.refuse : moderation.verify, { params, body })
    },
  }
  return item
}

const edited = async (path: string, as: TestMembre, body: object) =>
  expect((await call(test, 'PUT', path, { as, body })).statusCode).toBe(200)

const publicOffre = async () => {
  const owner = await createMembre(test)
  return { owner, id: await createOffre(test, { proprietaireId: owner.id, villeId }) }
}
const publicDemande = async () => {
  const owner = await createMembre(test)
  return { owner, id: await createDemande(test, { demandeurId: owner.id, villeId }) }
}

const reportable: Record<SignalementKind, () => Promise<{ id: number; by: TestMembre }>> = {
  offre: async () => ({ id: (await publicOffre()).id, by: await createMembre(test) }),
  demande: async () => ({ id: (await publicDemande()).id, by: await createMembre(test) }),
  utilisateur: async () => ({ id: (await publicOffre()).owner.id, by: await createMembre(test) }),
  conversation: async () => {
    const { conversation, seeker } = await createConversation(test)
    return { id: conversation.id, by: seeker }
  },
}

const reported = async (kind: SignalementKind): Promise<Item> => {
  const { id, by } = await reportable[kind]()
  expect((await report(test, by, id, { kind, motif: 'AUTRE' })).status).toBe(201)
  const read = async (as: TestMembre) => {
    const { body } = await callAs(test, as, signalements.dossiers, { query: { size: 200 } })
    return body.content.find((each: { kind: string; objetId: number }) => each.kind === kind && each.objetId === id)
  }
  const dossier = await read(admins.karim)
  const said = { membreId: dossier.membre.id, version: dossier.version, motif: 'Vérifié.' }
  return {
    fiche: ficheOfDossier(dossier),
    objet: kind,
    id,
    seenBy: async (as) => (await read(as)).ouvertePar,
    decide: (as, negative) =>
      callAs(test, as, signalements.decide, {
        params: { kind, id },
        body: { ...said, decision: negative ? 'uphold' : 'dismiss' },
      }),
  }
}

const items: Record<string, () => Promise<Item>> = {
  'an offer': async () => toVerify('offre', (await createWaitingOffre(test)).id),
  'a request': async () => toVerify('demande', (await createWaitingDemande(test)).id),
  'a review': async () => toVerify('avis', (await createWaitingAvis(test)).id),
  'the modification of an offer': async () => {
    const { owner, id } = await publicOffre()
    await edited(`/test/coloc/${id}`, owner, { ...form, villeId, titre: 'Autre chose' })
    return toVerify('offre', id)
  },
  'the modification of a request': async () => {
    const { owner, id } = await publicDemande()
    await edited(`/test/demande/${id}`, owner, { titre: 'Autre chose' })
    return toVerify('demande', id)
  },
  'a profile': async () => {
    const { owner } = await publicOffre()
    const profil = (await call(test, 'GET', `/test/utilisateur/${owner.id}`, { as: owner })).json()
    const { nom, prenom, age, telephone, genre, langues, tags } = profil
    const body = { nom, prenom, age, telephone, genre, langues, tags, apropos: 'Tout autre chose.' }
    await edited(`/test/utilisateur/${owner.id}`, owner, body)
    return toVerify('profil', owner.id)
  },
  'a public offer': async () => toVerify('offre', (await publicOffre()).id, 'withdrawn'),
  'a public request': async () => toVerify('demande', (await publicDemande()).id, 'withdrawn'),
  'a public review': async () => toVerify('avis', (await createWaitingAvis(test, { valide: true })).id, 'withdrawn'),
  ...Object.fromEntries(signalementKinds.map((kind) => [`reports of: ${kind}`, () => reported(kind)])),
}

const decisionsOn = async ({ objet, id }: Item) => {
  const { body } = await callAs(test, admins.karim, journal.list, { query: { objet, objetId: id } })
  return body.content
}

describe('two administrators', () => {
  describe.each(Object.entries(items))('%s', (_name, create) => {
    it('both decide at the same moment: one decision is carried out, the other one is told which and whose', async () => {
      const item = await create()
      const before = (await decisionsOn(item)).length
      const answers = await Promise.all([item.decide(admins.karim, false), item.decide(admins.salma, true)])
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
      const winner = answers[0]?.status === 200 ? 'karim' : 'salma'
      const refused = answers.find(({ status }) => status === 409)
      expect(refused?.body.message).toMatch(new RegExp(`^Décision déjà prise par ${winner} le .+\u00a0: .+\\.$`))
      const entries = await decisionsOn(item)
      expect(new Set(entries.map(({ acteur }: { acteur: { username: string } }) => acteur.username))).toEqual(
        new Set([winner]),
      )
      const late = await item.decide(winner === 'karim' ? admins.salma : admins.karim, true)
      expect([late.status, (await decisionsOn(item)).length]).toEqual([409, entries.length])
      expect(entries.length).toBeGreaterThan(before)
    })

    it('see what the other one has open, and do not see it any more once it is closed', async () => {
      const item = await create()
      const { karim, salma } = admins
      const now = new Date()
      const at = (seconds: number) => test.setNow(new Date(now.getTime() + seconds * 1000))
      const open = async (as: TestMembre) =>
        (await callAs(test, as, moderation.open, { body: { fiche: item.fiche } })).body.ouvertePar
      at(0)
      expect(await open(karim)).toBeNull()
      at(ouvertureSeconds.renewed)
      expect(await open(karim)).toBeNull()
      const byKarim = { nom: 'Karim B.', depuis: now.toISOString() }
      expect([await item.seenBy(karim), await item.seenBy(salma)]).toEqual([null, byKarim])
      expect(await open(salma)).toEqual(byKarim)
      expect(await item.seenBy(karim)).toMatchObject({ nom: 'salma' })
      const query = { fiche: item.fiche }
      expect((await callAs(test, karim, moderation.close, { query })).status).toBe(204)
      expect(await open(salma)).toBeNull()
      at(ouvertureSeconds.renewed + ouvertureSeconds.lasts - 1)
      expect(await item.seenBy(karim)).toMatchObject({ nom: 'salma' })
      at(ouvertureSeconds.renewed + ouvertureSeconds.lasts)
      expect(await item.seenBy(karim), 'gone without a word').toBeNull()
    })
  })

  it('have one item open each: the next one replaces it, and closing an earlier one changes nothing', async () => {
    const [first, second] = [await items['an offer']?.(), await items['a review']?.()] as [Item, Item]
    const { karim, salma } = admins
    const open = ({ fiche }: Item) => callAs(test, karim, moderation.open, { body: { fiche } })
    await open(first)
    await open(second)
    await callAs(test, karim, moderation.close, { query: { fiche: first.fiche } })
    expect([await first.seenBy(salma), await second.seenBy(salma)]).toMatchObject([null, { nom: 'Karim B.' }])
    const { body } = await callAs(test, salma, moderation.queue, { query: { kind: 'avis' } })
    expect(body.items.find(({ id }: { id: number }) => id === second.id).ouvertePar).toMatchObject({ nom: 'Karim B.' })
  })

  it('a withdrawal of what somebody verified or refused since is refused, not taken for a change by its author', async () => {
    const { karim, salma } = admins
    for (const negative of [false, true]) {
      const { owner, id } = await publicOffre()
      await edited(`/test/coloc/${id}`, owner, { ...form, villeId, titre: 'Autre chose' })
      const params = { kind: 'offre', id }
      const { version } = (await callAs(test, salma, moderation.one, { params })).body
      expect((await (await toVerify('offre', id)).decide(karim, negative)).status).toBe(200)
      const withdraw = () => callAs(test, salma, moderation.withdraw, { params, body: { version, motif: 'Non.' } })
      const late = await withdraw()
      expect([late.status, late.body.details?.par]).toEqual([409, 'karim'])
      await edited(`/test/coloc/${id}`, owner, { ...form, villeId, titre: 'Encore autre chose' })
      expect((await withdraw()).status, 'by its author').toBe(412)
    }
  })

  it.each(['offre', 'offre-0', 'offre-x', 'ville-1', 'signalement-offre-1', 'signalement-avis-1-2', 'offre-1-2'])(
    'cannot open %s',
    async (fiche) => {
      const { status, body } = await callAs(test, admins.karim, moderation.open, { body: { fiche } })
      expect([status, body.details.fiche]).toEqual([400, 'Cette fiche est inconnue.'])
    },
  )

  it('decide on the reports that they saw: when another one came, nothing is done', async () => {
    const { id } = await publicOffre()
    await report(test, await createMembre(test), id)
    const dossier = async () => {
      const { body } = await callAs(test, admins.karim, signalements.dossiers, { query: { size: 200 } })
      return body.content.find(
        (each: { kind: string; objetId: number }) => each.kind === 'offre' && each.objetId === id,
      )
    }
    const seen = await dossier()
    await report(test, await createMembre(test), id)
    const decide = ({ membre, version }: { membre: { id: number }; version: number }) =>
      callAs(test, admins.karim, signalements.decide, {
        params: { kind: 'offre', id },
        body: { membreId: membre.id, version, decision: 'dismiss', motif: 'Vérifié.' },
      })
    const stale = await decide(seen)
    expect([stale.status, stale.body.message]).toEqual([
      412,
      'Un autre signalement est arrivé entre-temps\u00a0: lisez-le avant de décider.',
    ])
    expect((await dossier()).nombre).toBe(2)
    expect((await decide(await dossier())).status).toBe(200)
  })
})
