import { conversations } from '@colocdar/contracts/conversations'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { utilisateurs } from '../../schema/utilisateurs.ts'
import { createVille } from '../../testing/attente.ts'
import { callAs } from '../../testing/call-as.ts'
import { createConversation } from '../../testing/conversations.ts'
import { createDemande } from '../../testing/demandes.ts'
import { createMembre, emptyProfile, type TestMembre } from '../../testing/membres.ts'
import { createOffre } from '../../testing/offres.ts'
import { recordQueries } from '../../testing/queries.ts'
import { useTestApp } from '../../testing/test-app.ts'

const test = useTestApp()
let villeId = 0
beforeAll(async () => {
  villeId = (await createVille(test)).id
})

let addresses = 0
const newAddress = () => {
  addresses += 1
  return `198.18.7.${addresses % 250}`
}
const open = ({ headers }: TestMembre, body: object, remoteAddress = newAddress()) =>
  test.app.inject({ method: 'POST', url: '/api/conversations', headers, payload: body, remoteAddress })
/** Each of another owner. */
const offers = (count: number): Promise<number[]> =>
  Promise.all(
    Array.from({ length: count }, async () => {
      const { id: proprietaireId } = await createMembre(test)
      return createOffre(test, { proprietaireId, villeId, photos: [] })
    }),
  )
const send = (as: TestMembre, id: number, texte: string, headers = {}) =>
  callAs(test, as, conversations.send, { params: { id }, body: { texte }, headers })
const messagesOf = async (as: TestMembre, id: number, query = {}) =>
  (await callAs(test, as, conversations.messages, { params: { id }, query })).body
const listOf = async (as: TestMembre, query = {}) => (await callAs(test, as, conversations.list, { query })).body

describe('beginning a conversation', () => {
  it('[MSG-01] shows the message, the ad and one name to both members', async () => {
    const owner = await createMembre(test, { prenom: 'Karim', nom: 'Bennani' })
    const seeker = await createMembre(test, { prenom: 'Sara', nom: 'Idrissi' })
    const { conversation, offreId } = await createConversation(test, { owner, seeker, texte: 'Est-elle libre ?' })
    const annonce = { type: 'offre', id: offreId, titre: 'Chambre lumineuse à Maârif' }
    const dernier = { rang: 1, texte: 'Est-elle libre ?' }
    expect(conversation).toMatchObject({
      annonce,
      autre: { id: owner.id, nom: 'Karim B.' },
      dernier: { ...dernier, deMoi: true },
      nonLus: 0,
    })
    const { content, nonLus } = await listOf(owner)
    expect([content.length, nonLus]).toEqual([1, 1])
    expect(content[0]).toMatchObject({
      annonce,
      autre: { id: seeker.id, nom: 'Sara I.' },
      dernier: { ...dernier, deMoi: false },
      nonLus: 1,
    })
  })

  it('[MSG-01] is possible about a request', async () => {
    const { id: demandeurId } = await createMembre(test)
    const demandeId = await createDemande(test, { demandeurId, villeId })
    const answer = await open(await createMembre(test), { annonce: 'demande', annonceId: demandeId, texte: 'Bonjour' })
    expect([answer.statusCode, answer.json().annonce.type]).toEqual([201, 'demande'])
  })

  it('[MSG-02] continues the one that exists', async () => {
    const { seeker, offreId, conversation } = await createConversation(test)
    const again = await open(seeker, { annonce: 'offre', annonceId: offreId, texte: 'Toujours là ?' })
    expect(again.json()).toMatchObject({ id: conversation.id, dernier: { rang: 2 } })
  })

  it('[MSG-03] needs a filled profile, a public ad of somebody else, and a text', async () => {
    const [owner, membre] = [await createMembre(test), await createMembre(test)]
    const offreId = await createOffre(test, { proprietaireId: owner.id, villeId })
    const loue = await createOffre(test, { proprietaireId: owner.id, villeId, statut: 'LOUE' })
    const statusOf = async (as: TestMembre, body: object) => {
      const answer = await open(as, body)
      return [answer.statusCode, answer.json().code]
    }
    const messageTo = async (as: TestMembre, annonceId: number) =>
      (await open(as, { annonce: 'offre', annonceId, texte: 'Oui' })).json().message
    expect(await messageTo(owner, offreId)).toBe('Cette annonce est la vôtre\u00a0: personne à qui écrire.')
    expect(await messageTo(membre, loue)).toBe('Cette annonce n’est plus en ligne.')
    const about = { annonce: 'offre', annonceId: offreId }
    const unknown = await createMembre(test, emptyProfile)
    expect(await statusOf(unknown, { ...about, texte: 'Oui' })).toEqual([403, 'PROFILE_INCOMPLETE'])
    expect(await statusOf(owner, { ...about, texte: 'Moi' })).toEqual([403, 'FORBIDDEN'])
    expect(await statusOf(membre, { ...about, annonceId: loue, texte: 'Oui' })).toEqual([404, 'NOT_FOUND'])
    expect(await statusOf(membre, { ...about, texte: '   ' })).toEqual([400, 'INVALID'])
    expect(await statusOf(membre, { ...about, texte: 'x'.repeat(2001) })).toEqual([400, 'INVALID'])
    expect(await statusOf(membre, { texte: 'Oui' })).toEqual([400, 'INVALID'])
    expect(await statusOf(membre, { ...about, texte: 'x'.repeat(2000) })).toEqual([201, undefined])
  })
})

describe('[SEC-45] quotas of new conversations', () => {
  const walk = async (ids: number[], who: (index: number) => TestMembre, address: (index: number) => string) => {
    const answers = await Promise.all(
      ids.map((offreId, index) =>
        open(who(index), { annonce: 'offre', annonceId: offreId, texte: 'Bonjour' }, address(index)),
      ),
    )
    expect(answers.filter(({ statusCode }) => statusCode !== 201 && statusCode !== 429)).toEqual([])
    return answers
  }

  it('[MSG-04] are 10 an hour for a member, also in parallel', async () => {
    const membre = await createMembre(test)
    const answers = await walk(
      await offers(14),
      () => membre,
      (index) => `203.0.113.${index}`,
    )
    const refused = answers.filter(({ statusCode }) => statusCode === 429)
    expect(refused).toHaveLength(4)
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(3000)
    const known = answers.find(({ statusCode }) => statusCode === 201)?.json()
    const again = await open(membre, { annonce: 'offre', annonceId: known.annonce.id, texte: 'Encore moi' })
    expect([again.statusCode, again.json().id], 'the one that exists costs nothing').toEqual([201, known.id])
  })

  it('[MSG-04] are shared by the accounts of one mailbox', async () => {
    const tagged = await Promise.all(
      Array.from({ length: 3 }, (_, index) => createMembre(test, { email: `salma+${index}@exemple.ma` })),
    )
    const turn = (index: number) => tagged[index % 3] as TestMembre
    const mailbox = await walk(await offers(12), turn, (index) => `203.0.114.${index}`)
    expect(mailbox.filter(({ statusCode }) => statusCode === 201)).toHaveLength(10)
  })

  it('[MSG-04] are 30 a day', async () => {
    const membre = await createMembre(test)
    const start = Date.now()
    let begun = 0
    for (const [index, offreId] of (await offers(36)).entries()) {
      test.setNow(new Date(start + Math.floor(index / 9) * 61 * 60_000))
      if ((await open(membre, { annonce: 'offre', annonceId: offreId, texte: 'Bonjour' })).statusCode === 201)
        begun += 1
    }
    test.setNow(null)
    expect(begun).toBe(30)
  })
})

describe('messages', () => {
  it('[MSG-03] need a filled profile too', async () => {
    const { owner, conversation } = await createConversation(test)
    await test.deps.db.update(utilisateurs).set(emptyProfile).where(eq(utilisateurs.id, owner.id))
    const { status, body } = await send(owner, conversation.id, 'Oui')
    expect([status, body.code]).toEqual([403, 'PROFILE_INCOMPLETE'])
  })

  it('[MSG-05] are sent once for one key, in parallel, as a retry, and after the stored answer is lost', async () => {
    const { owner, conversation } = await createConversation(test)
    const once = { 'idempotency-key': 'double' }
    await Promise.all([send(owner, conversation.id, 'Oui', once), send(owner, conversation.id, 'Oui', once)])
    await test.deps.db.execute('delete from idempotent_answers')
    const retried = await send(owner, conversation.id, 'Oui', once)
    expect(retried.status).toBe(201)
    const { content } = await messagesOf(owner, conversation.id)
    expect(content.map(({ texte }: { texte: string }) => texte)).toEqual(['Bonjour', 'Oui'])
  })

  it('[MSG-05] are refused when the key was used for another text or another conversation, however it began', async () => {
    const { seeker, conversation } = await createConversation(test)
    const [annonceId] = await offers(1)
    const once = { 'idempotency-key': 'ailleurs' }
    const keyed = { ...seeker, headers: { ...seeker.headers, ...once } }
    const { id } = (await open(keyed, { annonce: 'offre', annonceId, texte: 'Oui' })).json()
    for (const answer of [await send(seeker, conversation.id, 'Oui', once), await send(seeker, id, 'Non', once)])
      expect([answer.status, answer.body.code]).toEqual([409, 'IDEMPOTENCY_KEY_REUSED'])
  })

  it('[MSG-06] are read in pages from either end, and a member reads the whole thread', async () => {
    const { owner, seeker, conversation } = await createConversation(test)
    for (let index = 2; index <= 7; index += 1) await send(index % 2 ? seeker : owner, conversation.id, `n° ${index}`)
    const rangs = (page: { content: { rang: number }[] }) => page.content.map(({ rang }) => rang)
    const last = await messagesOf(owner, conversation.id, { size: 3 })
    expect([rangs(last), last.suite]).toEqual([[5, 6, 7], true])
    const before = await messagesOf(owner, conversation.id, { size: 10, avant: last.content[0].id })
    expect([rangs(before), before.suite]).toEqual([[1, 2, 3, 4], false])
    const after = await messagesOf(owner, conversation.id, { size: 2, apres: before.content[1].id })
    expect([rangs(after), after.suite]).toEqual([[3, 4], true])
    const all = await messagesOf(owner, conversation.id, { size: 7 })
    expect([rangs(all), all.suite]).toEqual([[1, 2, 3, 4, 5, 6, 7], false])
  })

  it('[MSG-06] order the list, which is read in pages with the same number of queries', async () => {
    const owner = await createMembre(test)
    const begun = []
    for (let index = 0; index < 5; index += 1) begun.push((await createConversation(test, { owner })).conversation.id)
    const [first = 0] = begun
    await send(owner, first, 'Réponse')
    const page = await listOf(owner, { size: 3 })
    const next = await listOf(owner, { size: 3, avant: page.suivant })
    expect([page.content.length, next.content.length]).toEqual([3, 2])
    const ids = [...page.content, ...next.content].map(({ id }: { id: number }) => id)
    expect(ids).toEqual([first, ...begun.slice(1).reverse()])
    expect(next.suivant).toBeNull()
    expect((await listOf(owner, { size: 5 })).suivant).toBeNull()
    const queriesFor = async (size: number) => (await recordQueries(() => listOf(owner, { size }))).length
    expect(await queriesFor(5)).toBe(await queriesFor(1))
  })

  it('[MSG-07] are unread until read, and the author sees up to where', async () => {
    const { owner, seeker, conversation } = await createConversation(test)
    const second = (await send(seeker, conversation.id, 'Vous êtes là ?')).body
    const stateOf = async (as: TestMembre) =>
      (await callAs(test, as, conversations.one, { params: { id: conversation.id } })).body
    const unread = async () => (await callAs(test, owner, conversations.unread)).body
    expect([(await stateOf(owner)).nonLus, await unread()]).toEqual([2, { nonLus: 1, visites: 0 }])
    const read = (jusqua: number) =>
      callAs(test, owner, conversations.read, { params: { id: conversation.id }, body: { jusqua } })
    await read(conversation.dernier.id)
    expect([(await stateOf(owner)).nonLus, (await stateOf(seeker)).luJusqua]).toEqual([1, conversation.dernier.id])
    // Beyond the last message counts as the last message; earlier ones change nothing.
    await read(2_000_000_000)
    await read(conversation.dernier.id)
    expect([(await stateOf(owner)).nonLus, await unread()]).toEqual([0, { nonLus: 0, visites: 0 }])
    expect((await stateOf(seeker)).luJusqua).toBe(second.id)
  })

  it('[SEC-45] [MSG-08] of the same text to ten people are written into the journal, once', async () => {
    const membre = await createMembre(test)
    const journalOf = async () =>
      (
        await test.deps.db.execute(
          `select apres from journal where action = 'repeat' and objet = 'utilisateur' and objet_id = ${membre.id} order by id`,
        )
      ).rows
    const ids = await offers(12)
    const start = Date.now()
    for (const [index, offreId] of ids.entries()) {
      if (index === 9) expect(await journalOf()).toEqual([])
      test.setNow(new Date(start + Math.floor(index / 9) * 61 * 60_000))
      const texte = index % 2 ? 'Écrivez-moi vite, chambre pas chère !' : 'ecrivez moi vite… Chambre PAS chere'
      const write = async (to: number) => (await open(membre, { annonce: 'offre', annonceId: to, texte })).statusCode
      expect([await write(offreId), await write(ids[0] ?? 0)]).toEqual([201, 201])
    }
    test.setNow(null)
    expect(await journalOf()).toEqual([{ apres: { destinataires: 10 } }])
  })
})
