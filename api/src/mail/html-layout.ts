import type { Langue } from '@colocdar/contracts/langues'
import { escapeHtml } from '../escape-html.ts'
import type { MailContent, MailLink } from './mail-kind.ts'
import { mailTexts, siteOf } from './mail-texts.ts'

// Mail clients support neither style sheets nor variables: these are the values of the design tokens.
const colour = {
  sable: '#FBF7F0',
  papier: '#FFFFFF',
  encre: '#1E1B3A',
  brume: '#6B6880',
  majorelle: '#4A3FD0',
  terracotta: '#C4532F',
  safran: '#E9A826',
} as const
const font = "Figtree,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
const headingFont = `'Bricolage Grotesque',${font}`

/** The mail in the product's style: one column, no pictures to load, all text escaped. */
export const toHtml = (content: MailContent, publicUrl: string): string => {
  const { langue = 'fr' } = content
  const site = siteOf(publicUrl, langue)
  return `<!doctype html>
<html ${langue === 'ar' ? 'lang="ar" dir="rtl"' : 'lang="fr"'}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(content.subject)}</title>
</head>
<body${langue === 'ar' ? ' dir="rtl"' : ''} style="margin:0;padding:0;background:${colour.sable}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${colour.sable}">
<tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;font-family:${font};font-size:16px;line-height:1.6;color:${colour.encre}">
<tr><td style="padding:0 8px 20px">${mark(site, langue)}</td></tr>
<tr><td style="background:${colour.papier};border-radius:16px;padding:32px">
<h1 style="margin:0 0 16px;font-family:${headingFont};font-size:24px;line-height:1.25;color:${colour.encre}">${escapeHtml(content.title)}</h1>
${content.paragraphs.map(paragraph).join('\n')}
${content.quote ? quotation(content.quote, langue) : ''}
${(content.items ?? []).map((item) => itemLink(item, site)).join('\n')}
${(content.buttons ?? []).map((button) => buttonLink(button, site, langue)).join('\n')}
${content.note ? `<p style="margin:16px 0 0;font-size:14px;color:${colour.brume}">${escapeHtml(content.note)}</p>` : ''}
${content.unsubscribe ? stopLink(content.unsubscribe, site) : ''}
</td></tr>
<tr><td style="padding:20px 8px;font-size:13px;color:${colour.brume}">${mailTexts[langue].signature}<br><a${langue === 'ar' ? ' dir="ltr"' : ''} href="${escapeHtml(site)}" style="color:${colour.brume}">${escapeHtml(site.replace(/^https?:\/\//, ''))}</a></td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`
}

/** Mail clients do not know `inline-start`. */
const startOf = (langue: Langue): string => (langue === 'ar' ? 'right' : 'left')

// The zellige star is a character, because pictures are often blocked. U+FE0E keeps it from turning into an emoji.
const mark = (site: string, langue: Langue): string =>
  `<a href="${escapeHtml(site)}" style="text-decoration:none;color:${colour.encre}"><span style="display:inline-block;width:36px;height:36px;line-height:36px;border-radius:12px;background:${colour.majorelle};color:${colour.safran};font-size:22px;text-align:center;vertical-align:middle">\u2734\uFE0E</span><span style="padding-${startOf(langue)}:10px;font-family:${headingFont};font-size:20px;font-weight:700;vertical-align:middle">${mailTexts[langue].wordmark}</span></a>`

const paragraph = (text: string): string => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`

/** What a member wrote: in its own direction, and a word without end breaks. */
const quotation = (text: string, langue: Langue): string =>
  `<blockquote dir="auto" style="word-break:break-word;margin:0 0 16px;padding:12px 16px;border-${startOf(langue)}:4px solid ${colour.terracotta};border-radius:12px;background:${colour.sable}">${escapeHtml(text).replace(/\r\n|\r|\n/g, '<br>')}</blockquote>`

const itemLink = ({ label, text, path }: MailLink & { text: string }, site: string): string =>
  `<p style="margin:0 0 12px;padding:12px 16px;border-radius:12px;background:${colour.sable}"><a href="${escapeHtml(site + path)}" style="color:${colour.majorelle};font-weight:600">${escapeHtml(label)}</a><br><span style="color:${colour.brume}">${escapeHtml(text)}</span></p>`

const stopLink = ({ label, path }: MailLink, site: string): string =>
  `<p style="margin:8px 0 0;font-size:14px"><a href="${escapeHtml(site + path)}" style="color:${colour.brume}">${escapeHtml(label)}</a></p>`

const buttonLink = ({ label, path }: MailLink, site: string, langue: Langue): string => {
  const url = escapeHtml(site + path)
  return `<p style="margin:24px 0"><a href="${url}" style="display:inline-block;padding:12px 24px;border-radius:999px;background:${colour.majorelle};color:${colour.papier};font-weight:600;text-decoration:none">${escapeHtml(label)}</a></p>
<p style="margin:0 0 16px;font-size:13px;color:${colour.brume}">${mailTexts[langue].copyLink}<br><a${langue === 'ar' ? ' dir="ltr"' : ''} href="${url}" style="color:${colour.majorelle};word-break:break-all">${url}</a></p>`
}
