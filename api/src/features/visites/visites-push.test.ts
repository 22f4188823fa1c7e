import { push } from '@colocdar/contracts/push'
import { visites } from '@colocdar/contracts/visites'
import { describe, expect, it } from 'vitest'
import { RetryLater } from '../../jobs/retry-later.ts'
import type { Mail } from '../../mail/mail-kind.ts'
import { avis } from '../../schema/avis.ts'
import { callAs } from '../../testing/call-as.ts'
import type { TestMembre } from '../../testing/membres.ts'
import type { PushBrowser } from '../../testing/push-peer.ts'
import { inHours, proposeAs, readVisite } from '../../testing/visites.ts'
import { useVisiteDelivery } from '../../testing/visites-delivery.ts'
import { visiteChange, visiteRappel } from './visites.mails.ts'

const { test, waiting, at, peers, work, createScene, changeOf, mailBoth } = useVisiteDelivery()

/** What a phone shows of a mail. */
const shownOn = async (phone: PushBrowser, mail: Mail) => {
  waiting.length = 0
  await work('mail', mail)
  await work('push', waiting[0])
  const { body } = peers.service.received.at(-1) ?? expect.fail('no notification')
  return (phone.read(body) as { notification: { title: string; body: string } }).notification
}
const choose = (as: TestMembre, change: object) =>
  callAs(test, as, push.update, {
    body: { message: true, alerte: true, visite: true, decision: true, calme: true, apercu: false, ...change },
  })

describe('a notification', () => {
  it('goes along with each mail, to whoever did not make the change, and tells no meeting point', async () => {
    const scene = await createScene({ etat: 'proposee' })
    const { owner, seeker, id, conversationId, creneaux, phone } = scene
    expect(await mailBoth(scene)).toEqual(['seeker visite'])
    await work('push', waiting[0])
    expect(phone.read(peers.service.received[0]?.body ?? Buffer.alloc(0))).toMatchObject({
      notification: {
        title: expect.stringMatching(/ vous propose une visite$/),
        navigate: `http://colocdar.test/messages/${conversationId}`,
      },
    })
    await callAs(test, seeker, visites.take, { params: { id }, body: { debut: creneaux[0] } })
    expect(await mailBoth(scene)).toEqual(['owner visite'])
    expect(await mailBoth(scene, 'veille')).toEqual(['owner visite', 'seeker visite'])
    expect(JSON.stringify(waiting)).not.toContain('canari')
    await callAs(test, owner, visites.cancel, { params: { id }, body: {} })
    expect(await mailBoth(scene)).toEqual(['seeker visite'])
  })

  it('[SEC-83] holds the word of the other one only where the member allowed texts', async () => {
    const { owner, seeker, id, conversationId, phone } = await createScene({ etat: 'demandee' })
    const shown = async () => (await shownOn(phone, await changeOf(id, seeker))).body
    await proposeAs(test, owner, { conversationId, creneaux: [inHours(test, 48)], mot: 'Canarimot' })
    expect(await shown()).toMatch(/mercredi 18 novembre à \d\d:00$/)
    expect(JSON.stringify(waiting)).not.toContain('Canarimot')
    await choose(seeker, { apercu: true })
    expect(await shown()).toMatch(/\nCanarimot$/)
    await choose(seeker, {})
    await callAs(test, owner, visites.cancel, { params: { id }, body: { mot: 'Canarimot' } })
    expect(await shown()).toMatch(/^À propos de l’annonce «\u00a0.*\u00a0»\.$/)
  })

  it('[SEC-54, SEC-83] names only a member whose name an administrator has seen', async () => {
    const stranger = { prenom: 'Compte suspendu', nom: 'Tazi' }
    const { id, owner, seeker, ownersPhone, creneaux } = await createScene({ etat: 'proposee' }, stranger)
    await callAs(test, seeker, visites.take, { params: { id }, body: { debut: creneaux[0] } })
    const change = await changeOf(id, owner)
    const { sequence } = await readVisite(test, id)
    const reminder = visiteRappel.to(owner.email, { visiteId: id, utilisateurId: owner.id, sequence, quand: 'jour' })
    const shown = async () => [await shownOn(ownersPhone, change), await shownOn(ownersPhone, reminder)]
    expect(JSON.stringify(await shown())).not.toContain('suspendu')
    expect((await shown())[0]?.title).toBe('Visite confirmée avec un membre')
    expect(peers.smtp.received.at(-1)?.raw, 'the mail may say it').toContain('Compte suspendu')
    await test.deps.db.insert(avis).values({ auteurId: seeker.id, commentaire: 'Bien', note: 5, valide: true })
    expect((await shown())[0]?.title).toBe('Visite confirmée avec Compte suspendu T.')
  })

  it.each([[true], [false]])(
    'that waits for the morning is not sent if the visit was cancelled: %s',
    async (cancelled) => {
      const { id, seeker, ...scene } = await createScene({ heures: [36.5] })
      at(12.5)
      await mailBoth({ id, seeker, ...scene }, 'veille')
      await expect(work('push', waiting[0])).rejects.toEqual(new RetryLater(9.5 * 3600))
      if (cancelled) await callAs(test, seeker, visites.cancel, { params: { id }, body: {} })
      at(22)
      await work('push', waiting[0])
      expect(peers.service.received).toHaveLength(cancelled ? 0 : 1)
    },
  )

  it('that waits for the morning is not sent to whoever has acted since', async () => {
    const { id, owner, seeker, conversationId } = await createScene()
    at(12.5)
    await proposeAs(test, owner, { conversationId, creneaux: [inHours(test, 72)] })
    waiting.length = 0
    await work('mail', visiteChange.to(seeker.email, { visiteId: id, utilisateurId: seeker.id, sequence: 3 }))
    await proposeAs(test, seeker, { conversationId })
    at(22)
    await work('push', waiting[0])
    expect(peers.service.received).toHaveLength(0)
  })
})
