import { signalementKinds } from '@colocdar/contracts/signalements'
import { describe, expect, it } from 'vitest'
import { alerteMails } from '../alertes/alertes.mails.ts'
import { signalementDecide } from '../signalements/signalements.mails.ts'
import { visiteChange } from '../visites/visites.mails.ts'
import { fromMail, quietSeconds, toPayload } from './push.rules.ts'

describe('the night in Morocco', () => {
  it.each([
    ['2026-11-16T21:59:59Z', 0],
    ['2026-11-16T22:00:00Z', 36_000],
    ['2026-11-17T07:59:59Z', 1],
    ['2026-11-17T08:00:00Z', 0],
    // Morocco was an hour ahead of UTC then.
    ['2026-07-16T21:00:00Z', 36_000],
    ['2026-07-16T07:00:00Z', 0],
  ])('lasts at %s for %i s more', (moment, seconds) => {
    expect(quietSeconds(new Date(moment))).toBe(seconds)
  })
})

describe('what a mail says in a notification', () => {
  const annonce = { annonceId: 12, titre: 'Chambre calme', prix: 2000, lieu: 'Rabat · Agdal' }
  const words = { alertes: ['Rabat'], annonces: [annonce] }
  const ready = { token: 'x', ...words, arabe: words, autres: 0 }

  it('leads to the ad that an alert found, or to the alerts of several', () => {
    expect(fromMail(alerteMails.offre.content(ready), 'a')).toEqual({
      langue: 'fr',
      title: 'Une nouvelle annonce pour vous',
      body: 'Chambre calme',
      path: '/coloc/12',
      tag: 'a',
    })
    const annonces = [annonce, { ...annonce, annonceId: 13, titre: 'Studio' }]
    const several = { ...ready, annonces, arabe: { ...words, annonces } }
    expect(fromMail(alerteMails.offre.content(several, 'ar'), 'a')).toMatchObject({
      langue: 'ar',
      title: 'إعلانات جديدة لك',
      body: 'Chambre calme\nStudio',
      path: '/alertes',
    })
  })

  it.each([
    ['confirmee', 'fr', 'Vendredi 20 novembre à 18:00'],
    ['deplacee', 'fr', 'vendredi 20 novembre à 18:00'],
    ['annulee', 'fr', 'vendredi 20 novembre à 18:00'],
    ['confirmee', 'ar', 'الجمعة، 20 نونبر على الساعة 18:00'],
    ['deplacee', 'ar', 'الجمعة، 20 نونبر على الساعة 18:00'],
    ['annulee', 'ar', 'الجمعة، 20 نونبر على الساعة 18:00'],
  ] as const)('says when a visit is that is %s, in %s, also of an ad with the longest title', (etat, langue, when) => {
    const titre = 'Chambre calme '.repeat(9).slice(0, 120)
    const about = { conversationId: 7, nom: 'Karim B.', titre, creneaux: [], mot: null, event: null }
    const debut = new Date('2026-11-20T18:00:00Z')
    const ready = { ...about, cote: 'visiteur', deMoi: false, etat, debut } as const
    const { notification } = toPayload(fromMail(visiteChange.content(ready, langue), 'a'), 'https://colocdar.ma')
    expect(notification.body).toContain(when)
    expect(notification.body).not.toMatch(/:$/)
  })

  it('is about reports of ads, and of nothing else', () => {
    const { push, content } = signalementDecide
    const decided = { titre: 'Studio', motif: 'Photos floues', decision: 'uphold', hidden: true, objetId: 7 } as const
    const loud = signalementKinds.filter((kind) => !content({ ...decided, kind }, 'ar').silent)
    expect([push, loud]).toEqual(['decision', ['offre', 'demande']])
    expect(fromMail(content({ ...decided, kind: 'offre' }), 'a').body).toMatch(
      /«\u00a0Studio\u00a0»(.|\n)*Photos floues$/,
    )
  })

  it('is short enough for every service, whatever was typed', () => {
    const long = {
      langue: 'ar',
      title: '\u{1f3e0}'.repeat(2_000),
      body: 'ش'.repeat(2_000),
      path: '/',
      tag: 'a',
    } as const
    const payload = toPayload(long, 'https://colocdar.ma')
    expect(Buffer.byteLength(JSON.stringify(payload))).toBeLessThan(2_000)
    expect(payload.notification).toMatchObject({ navigate: 'https://colocdar.ma/ar', body: `${'ش'.repeat(199)}…` })
  })
})
