import { randomUUID } from 'node:crypto'
import { type MailSujet, mailSujets, mails } from '@colocdar/contracts/mails'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { OutgoingMail } from '../../mail/mail-transport.ts'
import { jobWorkers } from '../../queues.ts'
import { alerteEnvois, alertes } from '../../schema/alertes.ts'
import { offres } from '../../schema/offres.ts'
import { createVille } from '../../testing/attente.ts'
import { callAs } from '../../testing/call-as.ts'
import { createConversation } from '../../testing/conversations.ts'
import { createMembre, type TestMembre } from '../../testing/membres.ts'
import { createOffre } from '../../testing/offres.ts'
import { useTestApp } from '../../testing/test-app.ts'
import { createVisite } from '../../testing/visites.ts'
import { alerteMails } from '../alertes/alertes.mails.ts'
import { fraicheur } from '../fraicheur/fraicheur.mails.ts'
import { visiteRappel } from '../visites/visites.mails.ts'

const test = useTestApp()
const all = { messages: true, alertes: true, rappels: true, visites: true }
const reglagesOf = async (as: TestMembre) => (await callAs(test, as, mails.reglages)).body
const setReglages = (as: TestMembre, body: object) => callAs(test, as, mails.update, { body })

describe('the mails of a member', () => {
  it('are all sent until they are refused', async () => {
    expect(await reglagesOf(await createMembre(test))).toEqual(all)
  })

  it.each(mailSujets)('%s are refused alone, and wanted again', async (sujet) => {
    const [membre, other] = [await createMembre(test), await createMembre(test)]
    const off = { ...all, [sujet]: false }
    expect((await setReglages(membre, off)).body).toEqual(off)
    expect(await reglagesOf(membre)).toEqual(off)
    expect(await reglagesOf(other)).toEqual(all)
    expect((await setReglages(membre, all)).body).toEqual(all)
  })

  it.each(mailSujets)('%s stay as they are when another choice is sent', async (sujet) => {
    const membre = await createMembre(test)
    await setReglages(membre, { ...all, [sujet]: false })
    for (const other of mailSujets.filter((other) => other !== sujet)) {
      const off = { ...all, [sujet]: false, [other]: false }
      expect((await setReglages(membre, { [other]: false })).body).toEqual(off)
      expect((await setReglages(membre, { [other]: true })).body).toEqual({ ...all, [sujet]: false })
    }
    expect((await setReglages(membre, {})).body).toEqual({ ...all, [sujet]: false })
  })
})

/** A mail of each kind that waits for its recipient, as the worker gets it. */
const waiting: Record<MailSujet, (to: TestMembre) => Promise<{ id: string; data: object }>> = {
  messages: async (owner) => {
    await createConversation(test, { owner })
    const mail = test.waitingMails.pop()
    test.setNow(new Date(Date.now() + 3 * 60_000))
    return { id: mail?.id ?? '', data: mail?.mail ?? {} }
  },
  alertes: async ({ id: utilisateurId, email }) => {
    const { id: villeId } = await createVille(test)
    const offreId = await createOffre(test, { proprietaireId: (await createMembre(test)).id, villeId })
    const [row] = await test.deps.db
      .insert(alertes)
      .values({ utilisateurId, frequence: 'immediate', filtres: {}, cle: '' })
      .onConflictDoUpdate({ target: [alertes.utilisateurId, alertes.cle], set: { frequence: 'immediate' } })
      .returning({ id: alertes.id })
    const mailId = randomUUID()
    const envoi = {
      utilisateurId,
      annonceId: offreId,
      alerteId: row?.id ?? 0,
      trouveLe: new Date(),
      immediat: true,
      mailId,
    }
    await test.deps.db.insert(alerteEnvois).values(envoi)
    return { id: mailId, data: alerteMails.offre.to(email, {}) }
  },
  visites: async (visiteur) => {
    const visite = await createVisite(test, { visiteur })
    const { id: utilisateurId, email } = visiteur
    const fields = { visiteId: visite.id, utilisateurId, sequence: visite.sequence, quand: 'jour' as const }
    return { id: randomUUID(), data: visiteRappel.to(email, fields) }
  },
  rappels: async ({ id: proprietaireId, email }) => {
    const { id: villeId } = await createVille(test)
    const annonceId = await createOffre(test, { proprietaireId, villeId })
    const [offre] = await test.deps.db.select().from(offres).where(eq(offres.id, annonceId))
    const confirmeeLe = offre?.confirmeeLe?.toISOString() ?? ''
    return { id: randomUUID(), data: fraicheur.to(email, { kind: 'offre', annonceId, confirmeeLe }) }
  },
}

const deliver = async (sujet: MailSujet, to: TestMembre): Promise<OutgoingMail | undefined> => {
  const sent: OutgoingMail[] = []
  const mailTransport = { send: async (mail: OutgoingMail) => void sent.push(mail) }
  const workers = jobWorkers({ ...test.deps, mailTransport, log: { warn: () => {} } })
  await workers.find(({ queue }) => queue.name === 'mail')?.handle(await waiting[sujet](to))
  test.setNow(null)
  return sent[0]
}

const press = (url: string) =>
  test.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  })

describe.each(mailSujets)('a mail of the kind %s', (sujet) => {
  it('is sent until it is refused, and not after', async () => {
    const membre = await createMembre(test)
    expect((await deliver(sujet, membre))?.to).toBe(membre.email)
    await setReglages(membre, { ...all, [sujet]: false })
    expect(await deliver(sujet, membre)).toBeUndefined()
    await setReglages(membre, all)
    expect((await deliver(sujet, membre))?.to).toBe(membre.email)
  })

  it('is written in the language of its recipient when it is sent', async () => {
    const membre = await createMembre(test)
    await callAs(test, membre, mails.changeLangue, { body: { langue: 'ar' } })
    const mail = await deliver(sujet, membre)
    expect(mail?.html).toContain('<html lang="ar" dir="rtl">')
    expect(mail?.text).toContain('http://colocdar.test/ar/')
    await callAs(test, membre, mails.changeLangue, { body: { langue: 'fr' } })
    expect((await deliver(sujet, membre))?.html).toContain('<html lang="fr">')
  })

  it('is stopped by one press of a mail program, without signing in', async () => {
    const membre = await createMembre(test)
    const { pathname } = new URL((await deliver(sujet, membre))?.unsubscribeUrl ?? '')
    // Scanners of mails follow links.
    await test.app.inject({ method: 'GET', url: pathname })
    expect((await deliver(sujet, membre))?.to).toBe(membre.email)
    expect((await press(pathname)).statusCode).toBe(200)
    if (sujet !== 'alertes') expect(await deliver(sujet, membre)).toBeUndefined()
  })
})

describe.each(mailSujets.filter((sujet) => sujet !== 'alertes'))('the link that stops %s', (sujet) => {
  const linkOf = async (membre: TestMembre) => {
    const { pathname } = new URL((await deliver(sujet, membre))?.unsubscribeUrl ?? '')
    const token = pathname.split('/').at(-1) ?? ''
    expect(pathname).toBe(`/mails/${sujet}/arret/${token}`)
    return { pathname, token }
  }

  it('stops nothing else, may be used again, and is stored as a digest', async () => {
    const membre = await createMembre(test)
    const { token } = await linkOf(membre)
    for (const _ of [1, 2]) {
      const stopped = await callAs(test, null, mails.arret, { body: { sujet, token } })
      expect([stopped.status, stopped.body.message]).toEqual([
        200,
        'C’est fait\u00a0: vous ne recevrez plus ces e-mails.',
      ])
    }
    expect(await reglagesOf(membre)).toEqual({ ...all, [sujet]: false })
    const { rows } = await test.deps.db.execute('select mail_tokens::text as dump from mail_tokens')
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  it('is refused when it is unknown, of another kind, or older than 180 days', async () => {
    const membre = await createMembre(test)
    const { token, pathname } = await linkOf(membre)
    const others = mailSujets.filter((other) => other !== sujet)
    const wrong = [{ sujet, token: 'x'.repeat(43) }, ...others.map((other) => ({ sujet: other, token }))]
    for (const body of wrong) {
      const refused = await callAs(test, null, mails.arret, { body })
      expect([refused.status, refused.body.message]).toEqual([
        400,
        'Ce lien n’est plus valable. Connectez-vous pour choisir vos e-mails.',
      ])
    }
    expect((await press(`/mails/autre/arret/${token}`)).statusCode).toBe(400)
    const inDays = (days: number) => test.setNow(new Date(Date.now() + days * 24 * 3_600_000))
    inDays(181)
    expect((await press(pathname)).statusCode).toBe(400)
    inDays(179)
    expect((await press(pathname)).statusCode).toBe(200)
    test.setNow(null)
  })
})
