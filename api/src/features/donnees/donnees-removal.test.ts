import { randomUUID } from 'node:crypto'
import { donnees } from '@colocdar/contracts/donnees'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { createLimits } from '../../limits/limits.ts'
import { pushJobs } from '../../push/push-queue.ts'
import { jobWorkers } from '../../queues.ts'
import { messages } from '../../schema/contact.ts'
import { utilisateurs } from '../../schema/utilisateurs.ts'
import { acteurOf } from '../../testing/acteurs.ts'
import { createVille } from '../../testing/attente.ts'
import { callAs } from '../../testing/call-as.ts'
import { createAdmin, createMembre, membrePassword, type TestMembre } from '../../testing/membres.ts'
import { createOffre } from '../../testing/offres.ts'
import { drawPhoto, uploadPhoto } from '../../testing/photos.ts'
import { createSettled, rowsOf } from '../../testing/settled.ts'
import { useTestApp } from '../../testing/test-app.ts'
import { purgeOrphanImages } from '../images/images-removal.service.ts'
import { offreRefusee } from '../moderation/moderation.mails.ts'
import { removeAccount } from './donnees-removal.service.ts'

const test = useTestApp({
  pushes: {
    enqueue: async (db, list) => {
      for (const data of list)
        await db.execute(
          sql`insert into pgboss.job (name, data) values (${pushJobs.name}, ${JSON.stringify(data)}::jsonb)`,
        )
    },
  },
})
let villeId = 0
beforeAll(async () => {
  villeId = (await createVille(test)).id
})

const remove = (membre: TestMembre | null, password = membrePassword) =>
  callAs(test, membre, donnees.remove, { body: { password } })

/** A notification that waits for the member's device. */
const refuse = async ({ email }: TestMembre, offreId: number): Promise<void> => {
  const workers = jobWorkers({ ...test.deps, mailTransport: { send: async () => {} }, log: { warn: () => {} } })
  const data = offreRefusee.to(email, { titre: 'Canarititre', offreId, motif: 'Canarimotif' })
  await workers.find(({ queue }) => queue.name === 'mail')?.handle({ id: randomUUID(), data })
}

/** The content of every table, as text. */
const dump = async (): Promise<string> => {
  const { rows } = await test.deps.db.execute<{ xml: string }>(
    sql`select database_to_xml(true, false, '')::text as xml`,
  )
  return rows[0]?.xml ?? ''
}
const statusOf = async (url: string) => (await test.app.inject({ url })).statusCode

describe('deleting an account', () => {
  it('[PRIV-05] leaves nothing about the member but ids in the logs', async () => {
    const { membre, fileName, offreId, demandeId } = await createSettled(test, villeId)
    await refuse(membre, offreId)
    expect(Object.entries(await rowsOf(test, membre.id)).filter(([, count]) => count === 0)).toEqual([])
    const before = await dump()
    const canaris = ['nom', 'apropos', 'autre', 'message', 'reponse', 'motif', 'alerte', 'rendezvous', 'signalement']
    for (const trace of [membre.email, '0699887766', '987654', fileName, ...canaris.map((word) => `Canari${word}`)]) {
      expect(before).toContain(trace)
    }
    expect((await remove(membre)).status).toBe(204)
    const after = await dump()
    expect(after).not.toMatch(/Canari|0699887766|987654/)
    for (const trace of [membre.email, membre.username, fileName]) expect(after).not.toContain(trace)
    expect(await statusOf(`/uploads/${fileName}`)).toBe(404)
    expect(await statusOf(`/api/test/coloc/${offreId}`)).toBe(404)
    expect(await statusOf(`/api/test/demande/${demandeId}`)).toBe(404)
    expect(await statusOf(`/api/test/utilisateur/${membre.id}`)).toBe(404)
    const { rows } = await test.deps.db.execute(sql`
      select (select count(*)::int from revelations where cible_id = ${membre.id}) as revelations,
        (select json_agg(json_build_array(acteur_id, action, objet_id, avant)) from journal where objet = 'utilisateur') as journal,
        (select verified_coloc_count + verified_demande_count from villes where id = ${villeId}) as public`)
    expect(rows).toEqual([
      { revelations: 1, journal: [[membre.id, 'remove', membre.id, { roles: ['ROLE_USER'] }]], public: 0 },
    ])
  })

  it('[PRIV-06] ends every session and deletes queued mails; one last mail confirms it', async () => {
    const { membre } = await createSettled(test, villeId)
    const second = await test.app.inject({
      method: 'POST',
      url: '/api/auth/signin',
      payload: { username: membre.username, password: membrePassword },
    })
    await remove(membre)
    for (const authorization of [membre.headers.authorization, `Bearer ${second.json().accessToken}`]) {
      const answer = await test.app.inject({ method: 'POST', url: '/api/auth/signout', headers: { authorization } })
      expect(answer.statusCode).toBe(401)
    }
    expect(test.mails.filter(({ to }) => to === membre.email)).toEqual([
      { template: 'compteSupprime', to: membre.email, username: membre.username },
    ])
  })

  it('[PRIV-07] requires the password, reports a wrong one, and limits guesses', async () => {
    const { limits } = test.deps
    test.deps.limits = createLimits(test.deps)
    const membre = await createMembre(test)
    const wrong = await remove(membre, 'autre-chose')
    const message = 'Ce mot de passe n’est pas le bon.'
    expect([wrong.status, wrong.body]).toMatchObject([400, { message, details: { password: message } }])
    for (let guess = 0; guess < 9; guess += 1) await remove(membre, `essai-${guess}`)
    const throttled = await remove(membre)
    expect((await remove(await createMembre(test))).status, 'somebody else').toBe(204)
    test.deps.limits = limits
    expect([throttled.status, Number(throttled.headers['retry-after']) > 0]).toEqual([429, true])
    expect((await remove(membre)).status).toBe(204)
  })

  it('[PRIV-08] is refused to the last administrator', async () => {
    await test.deps.db.update(utilisateurs).set({ roles: ['ROLE_USER'] })
    const [admin, colleague] = [await createAdmin(test), await createAdmin(test)]
    const answers = await Promise.all([remove(admin), remove(colleague)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 409])
    const refused = answers.find(({ status }) => status === 409)
    expect(refused?.body.message).toBe('Il doit rester au moins un administrateur.')
  })

  it('[PRIV-09] succeeds once among parallel requests, also while the member does other things', async () => {
    const { membre, offreId } = await createSettled(test, villeId)
    const body = { commentaire: 'Un dernier avis.', note: 3, auteurId: membre.id }
    const edits = ['loue', 'disponible'].map((statut) => `/api/test/coloc/statut/${statut}/${offreId}`)
    const answers = await Promise.all([
      ...Array.from({ length: 4 }, () => remove(membre).then(({ status }) => status)),
      ...edits.map((url) =>
        test.app.inject({ method: 'PATCH', url, headers: membre.headers }).then((a) => a.statusCode),
      ),
      ...Array.from({ length: 8 }, () =>
        test.app
          .inject({ method: 'POST', url: '/api/test/avis', headers: membre.headers, payload: body })
          .then((answer) => answer.statusCode),
      ),
    ])
    expect(answers.slice(0, 4).filter((status) => status === 204)).toHaveLength(1)
    expect(answers.filter((status) => status >= 500)).toEqual([])
  })

  it('[PRIV-09] does not deadlock with another deletion', async () => {
    const days = Array.from({ length: 8 }, (_, index) => new Date(Date.UTC(2026, 0, index + 1)))
    const leavers = await Promise.all(
      [days, days.toReversed(), days, days.toReversed()].map(async (order) => {
        const membre = await createMembre(test)
        const { id } = await createVille(test)
        for (const createdAt of order) {
          await createOffre(test, { proprietaireId: membre.id, villeId: id, createdAt, photos: [] })
        }
        return membre
      }),
    )
    const answers = await Promise.all(leavers.map((membre) => remove(membre)))
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204, 204])
  })

  it('[PRIV-09] refuses an upload in progress, and stores nothing of it', async () => {
    const membre = await createMembre(test)
    const { put } = test.deps.storage
    const keys: string[] = []
    const leave = vi.spyOn(test.deps.storage, 'put').mockImplementation(async (key, data) => {
      const isFirst = keys.push(key) === 1
      await put(key, data)
      if (isFirst) await remove(membre)
    })
    const answer = await uploadPhoto(test, membre.headers, await drawPhoto(64, 48).jpeg().toBuffer())
    leave.mockRestore()
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'CONFLICT'])
    for (const key of keys) expect(await test.deps.storage.get(key)).toBeNull()
  })

  it('[PRIV-10] leaves the pictures that the member, as an administrator, added to cities and articles', async () => {
    const [admin] = [await createAdmin(test), await createAdmin(test)]
    const { fileName } = (await uploadPhoto(test, admin.headers, await drawPhoto(64, 48).jpeg().toBuffer())).json()
    await createVille(test, { image: fileName })
    expect((await remove(admin)).status).toBe(204)
    expect(await statusOf(`/uploads/${fileName}`)).toBe(200)
  })

  it('[PRIV-10] succeeds without the storage: the next purge takes the pictures', async () => {
    const { membre, fileName } = await createSettled(test, villeId)
    const [err, warn] = [new Error('store down'), vi.fn()]
    const failing = vi.spyOn(test.deps.storage, 'delete').mockRejectedValue(err)
    await removeAccount(acteurOf(membre.id), test.deps, { password: membrePassword, log: { warn } })
    failing.mockRestore()
    expect(warn).toHaveBeenCalledExactlyOnceWith({ err }, 'pictures left to the next purge')
    await purgeOrphanImages(test.deps)
    expect(await dump()).not.toContain(fileName)
  })

  it('[PRIV-11] leaves messages from an address that was never verified', async () => {
    const membre = await createMembre(test, { emailVerifiedAt: null })
    await test.deps.db.insert(messages).values({ subject: 'Bonjour', email: membre.email, message: 'D’un autre' })
    await remove(membre)
    expect(await test.deps.db.$count(messages, sql`email = ${membre.email}`)).toBe(1)
    expect(
      test.mails.filter(({ to }) => to === membre.email),
      '[SEC-58] and writes to it',
    ).toEqual([])
  })
})
