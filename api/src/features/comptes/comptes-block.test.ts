import { comptes } from '@colocdar/contracts/comptes'
import { journal } from '@colocdar/contracts/journal'
import { moderation } from '@colocdar/contracts/moderation'
import { beforeAll, describe, expect, it } from 'vitest'
import { createWaitingAvis, createWaitingDemande, createWaitingOffre } from '../../testing/attente.ts'
import { callAs } from '../../testing/call-as.ts'
import { createAdmin, createMembre, membrePassword, type TestMembre } from '../../testing/membres.ts'
import { useTestApp } from '../../testing/test-app.ts'
import { openSession } from '../auth/auth-sessions.service.ts'
import { issueToken } from '../auth/auth-tokens.service.ts'

const test = useTestApp()
let admin: TestMembre
beforeAll(async () => {
  admin = await createAdmin(test)
})

const block = (id: number, who = admin, motif: unknown = 'Annonces frauduleuses.') =>
  callAs(test, who, comptes.block, { params: { id }, body: { motif } })
const unblock = (id: number) => callAs(test, admin, comptes.unblock, { params: { id } })
const setAdmin = (id: number, value: boolean, who = admin) =>
  callAs(test, who, comptes.setAdmin, {
    params: { id },
    body: { admin: value, ...(value && { password: membrePassword }) },
  })

const publishAll = async (auteur: TestMembre) => {
  const offre = await createWaitingOffre(test, { auteur, verified: true, statut: 'DISPONIBLE' })
  const demande = await createWaitingDemande(test, { auteur, verified: true })
  const avis = await createWaitingAvis(test, { auteur, valide: true })
  const waiting = await createWaitingOffre(test, { auteur })
  return { offre, demande, avis, waiting }
}

/** What visitors find, and the counters of the cities. */
const publicView = async ({ offre, demande, avis }: Awaited<ReturnType<typeof publishAll>>) => {
  const get = async (path: string) => (await test.app.inject(`/api/test/${path}`)).json()
  const has = ({ content }: { content: { id: number }[] }, id: number) => content.some((thing) => thing.id === id)
  const { villeColocInfo } = await get('init')
  return {
    offre: has(await get(`coloc/search?page=0&size=200&verified=true&villeId=${offre.villeId}`), offre.id),
    demande: has(await get(`demande/search?page=0&size=200&verified=true&villeId=${demande.villeId}`), demande.id),
    avis: has(await get('avis/search?page=0&size=200&valide=true'), avis.id),
    detail: (await test.app.inject(`/api/test/coloc/${offre.id}`)).statusCode,
    counted: villeColocInfo
      .filter(({ id }: { id: number }) => id === offre.villeId || id === demande.villeId)
      .reduce(
        (sum: number, ville: { verifiedColocCount: number; verifiedDemandeCount: number }) =>
          sum + ville.verifiedColocCount + ville.verifiedDemandeCount,
        0,
      ),
  }
}

const signin = ({ username }: TestMembre) =>
  test.app.inject({ method: 'POST', url: '/api/auth/signin', payload: { username, password: membrePassword } })

describe('blocking an account', () => {
  it('ends its sessions, refuses its sign-in and hides what it published; unblocking restores it', async () => {
    const auteur = await createMembre(test)
    const things = await publishAll(auteur)
    const visible = { offre: true, demande: true, avis: true, detail: 200, counted: 2 }
    expect(await publicView(things)).toEqual(visible)

    const { status, body } = await block(auteur.id)
    expect(status).toBe(200)
    expect(body.blockedAt).toMatch(/^\d{4}-/)
    expect(await publicView(things)).toEqual({ offre: false, demande: false, avis: false, detail: 404, counted: 0 })
    const own = await test.app.inject({ method: 'POST', url: '/api/auth/signout', headers: auteur.headers })
    expect(own.statusCode).toBe(401)
    expect((await signin(auteur)).json().code).toBe('ACCOUNT_BLOCKED')
    const queue = await callAs(test, admin, moderation.queue, { query: { villeId: things.waiting.villeId ?? 0 } })
    expect(queue.body.items).toEqual([])

    expect((await unblock(auteur.id)).body.blockedAt).toBeNull()
    expect(await publicView(things)).toEqual(visible)
    expect((await signin(auteur)).statusCode).toBe(200)
    const again = await test.app.inject({ method: 'POST', url: '/api/auth/signout', headers: auteur.headers })
    expect(again.statusCode).toBe(401)
  })

  it('records the reason in the journal', async () => {
    const { id } = await createMembre(test)
    await block(id)
    await unblock(id)
    const { body } = await callAs(test, admin, journal.list, { query: { objet: 'utilisateur', objetId: id } })
    const [blocked, free] = [{ blocked: true }, { blocked: false }]
    expect(body.content).toEqual([
      expect.objectContaining({ action: 'unblock', avant: blocked, apres: free }),
      expect.objectContaining({ action: 'block', motif: 'Annonces frauduleuses.', avant: free, apres: blocked }),
    ])
  })

  it('does nothing the second time', async () => {
    const { id } = await createMembre(test)
    const first = await block(id)
    const second = await block(id)
    expect(second.status).toBe(200)
    expect(second.body.blockedAt).toBe(first.body.blockedAt)
    await unblock(id)
    expect((await unblock(id)).status).toBe(200)
    const { body } = await callAs(test, admin, journal.list, { query: { objet: 'utilisateur', objetId: id } })
    expect(body.totalElements).toBe(2)
  })

  it('requires a reason and an existing account', async () => {
    const { id } = await createMembre(test)
    const without = await block(id, admin, ' ')
    expect(without.status).toBe(400)
    expect(without.body.details).toEqual({ motif: 'Indiquez le motif du blocage.' })
    const unknown = await block(2_000_000_000)
    expect([unknown.status, unknown.body.message]).toEqual([404, 'Ce compte n’existe pas.'])
    expect((await unblock(2_000_000_000)).status).toBe(404)
  })

  it('is refused for the administrator’s own account', async () => {
    const { status, body } = await block(admin.id)
    expect(status).toBe(409)
    expect(body.message).toBe('Vous ne pouvez pas bloquer votre propre compte.')
  })

  it('does not deadlock when two accounts with listings in the same cities are blocked', async () => {
    const [first, second] = [await createMembre(test), await createMembre(test)]
    const villes: number[] = []
    for (let index = 0; index < 4; index += 1) {
      const { villeId } = await createWaitingOffre(test, { auteur: first, verified: true, statut: 'DISPONIBLE' })
      villes.push(villeId)
    }
    for (const villeId of villes.toReversed()) {
      await createWaitingOffre(test, { auteur: second, villeId, verified: true, statut: 'DISPONIBLE' })
    }
    const answers = await Promise.all([block(first.id), block(second.id)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
  })
})

describe('the role of administrator', () => {
  it('is given and taken away, with effect from the next call', async () => {
    const membre = await createMembre(test)
    expect((await setAdmin(membre.id, true)).body.roles).toEqual(['ROLE_USER', 'ROLE_ADMIN'])
    const token = await openSession(test.deps.db, membre.id, test.deps.clock())
    const session = { ...membre, headers: { authorization: `Bearer ${token}` } }
    const asMembre = () => callAs(test, session, comptes.search)
    expect((await asMembre()).status).toBe(200)
    expect((await setAdmin(membre.id, false)).body.roles).toEqual(['ROLE_USER'])
    expect((await asMembre()).status).toBe(403)
    // There is nothing to take from who has nothing.
    expect((await setAdmin(membre.id, false)).status).toBe(200)
    const query = { objet: 'utilisateur', objetId: membre.id }
    const [some, all] = [{ roles: ['ROLE_USER'] }, { roles: ['ROLE_USER', 'ROLE_ADMIN'] }]
    expect((await callAs(test, admin, journal.list, { query })).body.content).toEqual([
      expect.objectContaining({ action: 'takeAdmin', avant: all, apres: some }),
      expect.objectContaining({ action: 'giveAdmin', avant: some, apres: all }),
    ])
  })

  it('is refused to a blocked account', async () => {
    const { id } = await createMembre(test, { blockedAt: new Date() })
    const { status, body } = await setAdmin(id, true)
    expect([status, body.message]).toEqual([409, 'Ce compte est bloqué\u00a0: débloquez-le d’abord.'])
    const former = await createAdmin(test, { blockedAt: new Date() })
    expect((await setAdmin(former.id, false)).status, 'it can be taken').toBe(200)
  })

  it('[SEC-51] is refused to an account whose address nobody verified', async () => {
    const stranger = await createMembre(test, { emailVerifiedAt: null })
    const { status, body } = await setAdmin(stranger.id, true)
    expect([status, body.message]).toEqual([
      409,
      'L’adresse e-mail de ce compte n’est pas vérifiée\u00a0: le membre doit d’abord ouvrir le lien du mail de vérification.',
    ])
    expect((await callAs(test, stranger, comptes.search)).status).toBe(403)
    const former = await createAdmin(test, { emailVerifiedAt: null })
    expect((await setAdmin(former.id, false)).status, 'it can be taken').toBe(200)
  })

  it('[SEC-51] needs the own password again', async () => {
    const { id } = await createMembre(test)
    const give = (body: object) =>
      callAs(test, admin, comptes.setAdmin, { params: { id }, body: { admin: true, ...body } })
    const without = await give({})
    expect([without.status, without.body.details]).toEqual([400, { password: 'Le mot de passe est requis' }])
    const wrong = await give({ password: 'pas le bon' })
    expect([wrong.status, wrong.body.details]).toEqual([400, { password: 'Ce mot de passe n’est pas le bon.' }])
    expect((await callAs(test, admin, comptes.one, { params: { id } })).body.roles).toEqual(['ROLE_USER'])
    expect((await give({ password: membrePassword })).status).toBe(200)
  })

  it('[SEC-51] ends the password, the sessions and the mailed links that the member had, and is mailed to all', async () => {
    const membre = await createMembre(test)
    const others = [await createAdmin(test), await createAdmin(test, { emailVerifiedAt: null })]
    const reset = { purpose: 'reset', utilisateurId: membre.id, mailId: crypto.randomUUID() } as const
    const mailed = await issueToken(test.deps.db, { ...reset, now: test.deps.clock() })
    test.mails.length = 0
    await setAdmin(membre.id, true)
    expect((await callAs(test, membre, comptes.search)).status).toBe(401)
    expect((await signin(membre)).statusCode).toBe(401)
    const payload = { token: mailed, newPassword: 'trois chats bleus' }
    const answer = await test.app.inject({ method: 'POST', url: '/api/test/utilisateur/reset-password', payload })
    expect(answer.statusCode).toBe(400)
    const told = test.mails.filter(({ template }) => template === 'nouvelAdministrateur')
    const to = (who: TestMembre) => told.filter(({ to }) => to === who.email)
    const { username } = membre
    expect(to(membre)).toEqual([expect.objectContaining({ username, par: admin.username, vous: true })])
    expect(to(admin)).toEqual([expect.objectContaining({ username, par: admin.username, vous: false })])
    expect(
      others.map((other) => to(other).length),
      'to verified addresses only',
    ).toEqual([1, 0])
  })

  it('is 404 for an unknown account', async () => {
    expect((await setAdmin(2_000_000_000, true)).status).toBe(404)
  })
})
