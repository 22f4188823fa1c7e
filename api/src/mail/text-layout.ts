import { fill } from '@colocdar/contracts/texts/fill'
import type { MailContent, MailLink } from './mail-kind.ts'
import { mailTexts, siteOf } from './mail-texts.ts'

export const toText = (
  { langue = 'fr', title, paragraphs, quote, items = [], buttons = [], note, unsubscribe }: MailContent,
  publicUrl: string,
): string => {
  const [words, site] = [mailTexts[langue], siteOf(publicUrl, langue)]
  const link = ({ label, path }: MailLink) => `${fill(words.linkLabel, { label })}\n${site}${path}`
  return [
    title,
    ...paragraphs,
    quote && quoted(quote),
    ...items.map(({ label, text, path }) => `${label}\n${text}\n${site}${path}`),
    ...buttons.map(link),
    note,
    unsubscribe && link(unsubscribe),
    `--\n${words.signature}\n${site}`,
  ]
    .filter(Boolean)
    .join('\n\n')
}

const quoted = (text: string): string =>
  text
    .split(/\r\n|\r|\n/)
    .map((line) => `> ${line}`)
    .join('\n')
