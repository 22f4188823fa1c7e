import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import { visiteChange } from '../features/visites/visites.mails.ts'
import { renderMail } from './render-mail.ts'
import * as ar from './texts.ar.ts'
import * as fr from './texts.fr.ts'
import { withoutLinks } from './without-links.ts'

const debut = new Date('2026-11-20T18:00:00Z')
const ready = {
  conversationId: 7,
  cote: 'visiteur' as const,
  deMoi: false,
  etat: 'confirmee' as const,
  nom: 'Karim B.',
  titre: 'Chambre au Maârif',
  debut,
  creneaux: [],
  mot: null,
  event: {
    method: 'REQUEST' as const,
    uid: 'visite-12',
    sequence: 3,
    start: debut,
    end: new Date('2026-11-20T18:30:00Z'),
    stamp: new Date('2026-11-18T09:05:07.123Z'),
    attendee: 'sara+visites@exemple.ma',
  },
}
type Ready = typeof ready

const write = (changes: Partial<Ready> | object = {}, langue: 'fr' | 'ar' = 'fr'): string => {
  const { calendar } = renderMail(visiteChange.content({ ...ready, ...changes }, langue), 'https://colocdar.test')
  if (!calendar) throw new Error('no calendar')
  return calendar.content
}

const read = (text: string) => {
  const calendar = new ICAL.Component(ICAL.parse(text))
  const [component, ...more] = calendar.getAllSubcomponents('vevent')
  if (!component || more.length > 0) throw new Error('not one event')
  return { calendar, component, event: new ICAL.Event(component) }
}

const hiddenLinks = { fr: fr.hiddenLink, ar: ar.hiddenLink }
const languages = ['fr', 'ar'] as const

describe('the calendar of a visit', () => {
  it.each(languages)('is read by another program as it was meant, in %s', (langue) => {
    const { calendar, component, event } = read(write({}, langue))
    expect(calendar.getFirstPropertyValue('version')).toBe('2.0')
    expect(calendar.getFirstPropertyValue('method')).toBe('REQUEST')
    expect([event.uid, event.sequence]).toEqual(['visite-12@colocdar.test', 3])
    expect(event.startDate.toJSDate()).toEqual(debut)
    expect(event.endDate.toJSDate()).toEqual(ready.event.end)
    expect(String(event.startDate.zone)).toBe('UTC')
    expect(String(component.getFirstPropertyValue('dtstamp'))).toBe('2026-11-18T09:05:07Z')
    expect(event.summary).toContain('Chambre au Maârif')
    expect(event.summary).toContain({ fr: 'Visite', ar: 'زيارة' }[langue])
    expect(event.description).toContain('Karim B.')
    const site = { fr: 'https://colocdar.test', ar: 'https://colocdar.test/ar' }[langue]
    expect(component.getFirstPropertyValue('url')).toBe(`${site}/messages/7`)
    expect(String(event.organizer)).toBe('mailto:ne-pas-repondre@colocdar.test')
    expect(event.attendees.map((one) => one.getFirstValue())).toEqual(['mailto:sara+visites@exemple.ma'])
    expect(component.getFirstPropertyValue('status')).toBe('CONFIRMED')
  })

  it.each(['annulee', 'deplacee'] as const)('takes a visit that is %s out again', (etat) => {
    const { calendar, component, event } = read(
      write({ etat, event: { ...ready.event, method: 'CANCEL', sequence: 4 } }),
    )
    expect(calendar.getFirstPropertyValue('method')).toBe('CANCEL')
    expect(component.getFirstPropertyValue('status')).toBe('CANCELLED')
    expect([event.uid, event.sequence]).toEqual(['visite-12@colocdar.test', 4])
  })

  const hostile = [
    'Chambre\r\nATTENDEE:mailto:intrus@exemple.com',
    'Chambre\nBEGIN:VALARM\nACTION:EMAIL\nEND:VALARM',
    'Chambre\rX-INTRUS:1',
    'Chambre\u2028URL:https-fraude\u0085DTSTART:20300101T000000Z',
    'a,b;c\\d\\n"e":f',
    'END:VEVENT\r\nEND:VCALENDAR',
    'nul\u0000 et \u0007 sonnette',
  ]
  it.each(hostile.flatMap((titre) => languages.map((langue) => ({ titre, langue }))))(
    '[SEC-62, SEC-71] holds nothing that a title or a name adds: $langue $titre',
    ({ titre, langue }) => {
      const plain = read(write({}, langue))
      const { component, calendar, event } = read(write({ titre, nom: titre }, langue))
      const names = (of: typeof component) => of.getAllProperties().map(({ name }) => name)
      expect(names(component)).toEqual(names(plain.component))
      expect(names(calendar)).toEqual(names(plain.calendar))
      expect([component.getAllSubcomponents().length, event.startDate.toJSDate()]).toEqual([0, debut])
      // Nothing of it is lost but links, control characters and the names of line breaks.
      const readable = withoutLinks(titre.replaceAll('\u0000', '').replaceAll('\u0007', ''), hiddenLinks[langue])
      expect(event.summary).toContain(readable.replace(/\r\n|[\r\n\u0085\u2028]/g, '\n'))
    },
  )

  it.each([...languages.map((langue) => ({ langue, titre: 'غرفة هادئة قرب الترامواي 🏠 '.repeat(12) }))])(
    'folds lines after 75 octets without cutting a character: $langue',
    ({ titre, langue }) => {
      const text = write({ titre: titre.trim() }, langue)
      const lines = text.split('\r\n')
      expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
      expect(text).not.toContain('\uFFFD')
      expect(lines.at(-1)).toBe('')
      expect(read(text).event.summary).toContain(titre.trim())
    },
  )
})
