import type { Langue } from '@colocdar/contracts/langues'
import { siteOf } from './mail-texts.ts'

/** An event as RFC 5545 and 5546 pass it on. Texts may be of members: they are escaped here. */
export interface CalendarEvent {
  method: 'REQUEST' | 'CANCEL'
  /** The same for all changes of one event. */
  uid: string
  sequence: number
  start: Date
  end: Date
  /** When this version of it was written. */
  stamp: Date
  summary: string
  description: string
  path: string
  /** The recipient's own address: those of others are in no mail. */
  attendee: string
}

export const toCalendar = (
  event: CalendarEvent,
  publicUrl: string,
  langue: Langue = 'fr',
): { method: string; content: string } => {
  const { hostname } = new URL(publicUrl)
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Colocdar//Visites//FR',
    `METHOD:${event.method}`,
    'BEGIN:VEVENT',
    `UID:${event.uid}@${hostname}`,
    `SEQUENCE:${event.sequence}`,
    `STATUS:${event.method === 'CANCEL' ? 'CANCELLED' : 'CONFIRMED'}`,
    `DTSTAMP:${utc(event.stamp)}`,
    `DTSTART:${utc(event.start)}`,
    `DTEND:${utc(event.end)}`,
    `SUMMARY:${escaped(event.summary)}`,
    `DESCRIPTION:${escaped(event.description)}`,
    `URL:${siteOf(publicUrl, langue)}${event.path}`,
    `ORGANIZER;CN=Colocdar:mailto:ne-pas-repondre@${hostname}`,
    `ATTENDEE;PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:${encodeURI(event.attendee)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return { method: event.method, content: lines.map((line) => `${folded(line)}\r\n`).join('') }
}

/** « 20261120T180000Z » */
const utc = (instant: Date): string => instant.toISOString().replace(/[-:]|\.\d+/g, '')

/** A line break would begin another property; other control characters have no place in a text. */
const escaped = (text: string): string =>
  text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|[\r\n\u0085\u2028\u2029]/g, '\\n')
    .replace(/[\p{Cc}\p{Surrogate}]/gu, '')

const longest = 75

/** At most 75 octets a line, the space of a continued one included, and no character cut in two. */
const folded = (line: string): string => {
  let octets = 0
  let text = ''
  for (const character of line) {
    const size = Buffer.byteLength(character)
    if (octets + size > longest) {
      text += '\r\n '
      octets = 1
    }
    text += character
    octets += size
  }
  return text
}
