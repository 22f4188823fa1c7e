import { addDays, dayOf, startOfDay, timeOf } from '@colocdar/contracts/jour'
import { inLangue } from '@colocdar/contracts/langues'
import { paths } from '@colocdar/contracts/paths'
import type { MailContent } from '../../mail/mail-kind.ts'
import type { PushContent } from '../../push/push-queue.ts'

const morningMs = 8 * 3_600_000

/** How long the night still lasts in Morocco, from 22:00 to 8:00; 0 by day. */
export const quietSeconds = (now: Date): number => {
  const [day, time] = [dayOf(now), timeOf(now)]
  if (time >= '08:00' && time < '22:00') return 0
  const end = startOfDay(time < '08:00' ? day : addDays(day, 1)).getTime() + morningMs
  return Math.ceil((end - now.getTime()) / 1000)
}

/** What a mail says, in the few words of a notification. */
export const fromMail = (content: MailContent, tag: string): PushContent => {
  const { langue = 'fr', title, paragraphs, quote, items = [], buttons = [] } = content
  const [first] = items
  return {
    langue,
    title,
    body: (first ? items.map(({ label }) => label) : [...paragraphs, ...(quote ? [quote] : [])]).join('\n'),
    path: (items.length > 1 ? paths.alertes() : (first ?? buttons[0])?.path) ?? paths.home(),
    tag,
  }
}

/** The declarative form, which Safari shows by itself and our service worker reads. */
export const toPayload = ({ langue, title, body, path, tag }: PushContent, publicUrl: string) => ({
  web_push: 8030,
  notification: {
    title: shorten(title, 100),
    body: shorten(body, 200),
    lang: langue,
    dir: langue === 'ar' ? 'rtl' : 'ltr',
    navigate: publicUrl + inLangue(langue, path),
    tag,
  },
})

/** A service takes 4096 bytes, a screen less. */
const shorten = (text: string, most: number): string => {
  const letters = Array.from(text)
  return letters.length > most ? `${letters.slice(0, most - 1).join('')}…` : text
}
