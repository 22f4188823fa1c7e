import type { MailContent } from './templates.ts'

export const toText = ({ title, paragraphs, quote, action, note }: MailContent, publicUrl: string): string =>
  [
    title,
    ...paragraphs,
    quote && quoted(quote),
    action && `${action.label}\u00a0:\n${action.url}`,
    note,
    `--\nColocdar, la colocation au Maroc\n${publicUrl}`,
  ]
    .filter(Boolean)
    .join('\n\n')

const quoted = (text: string): string =>
  text
    .split(/\r\n|\r|\n/)
    .map((line) => `> ${line}`)
    .join('\n')
