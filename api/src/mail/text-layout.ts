import type { MailContent, MailLink } from './mail-kind.ts'

export const toText = (
  { title, paragraphs, quote, items = [], buttons = [], note, unsubscribe }: MailContent,
  publicUrl: string,
): string => {
  const link = ({ label, path }: MailLink) => `${label}\u00a0:\n${publicUrl}${path}`
  return [
    title,
    ...paragraphs,
    quote && quoted(quote),
    ...items.map(({ label, text, path }) => `${label}\n${text}\n${publicUrl}${path}`),
    ...buttons.map(link),
    note,
    unsubscribe && link(unsubscribe),
    `--\nColocdar, la colocation au Maroc\n${publicUrl}`,
  ]
    .filter(Boolean)
    .join('\n\n')
}

const quoted = (text: string): string =>
  text
    .split(/\r\n|\r|\n/)
    .map((line) => `> ${line}`)
    .join('\n')
