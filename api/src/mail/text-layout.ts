import type { MailContent } from './templates.ts'

export const toText = (
  { title, paragraphs, quote, items = [], action, second, note, unsubscribe }: MailContent,
  publicUrl: string,
): string =>
  [
    title,
    ...paragraphs,
    quote && quoted(quote),
    ...items.map(({ label, text, url }) => `${label}\n${text}\n${url}`),
    action && `${action.label}\u00a0:\n${action.url}`,
    second && `${second.label}\u00a0:\n${second.url}`,
    note,
    unsubscribe && `Arrêter cette alerte\u00a0:\n${unsubscribe}`,
    `--\nColocdar, la colocation au Maroc\n${publicUrl}`,
  ]
    .filter(Boolean)
    .join('\n\n')

const quoted = (text: string): string =>
  text
    .split(/\r\n|\r|\n/)
    .map((line) => `> ${line}`)
    .join('\n')
