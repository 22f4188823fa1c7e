import { inLangue, type Langue, splitLangue } from '@colocdar/contracts/langues'
import * as ar from './texts.ar.ts'
import * as fr from './texts.fr.ts'

/** Who asked: the address decides the language. */
interface Asked {
  url: string
  /** Of letters that mean nothing in HTML. */
  id: string
}

/** Sent to browsers under overload: no styles, no scripts, reloads itself. */
export const busyPage = (asked: Asked, seconds: number): string => {
  const { busy, busyHeading, busyTitle } = textsFor(asked)
  const head = `<meta http-equiv="refresh" content="${seconds}">`
  return plainPage(asked, { title: busyTitle, heading: busyHeading, text: busy(seconds), head })
}

/** Sent to browsers whose request is refused before there is a page. */
export const refusalPage = (asked: Asked, reason: keyof typeof fr.refused): string => {
  const { home, refused, refusedTitle } = textsFor(asked)
  const foot = `<p><a href="${inLangue(langueOf(asked), '/')}">${home}</a></p>`
  return plainPage(asked, { title: refusedTitle, heading: refusedTitle, text: refused[reason], foot })
}

const langueOf = ({ url }: Asked): Langue => splitLangue(url).langue
const textsFor = (asked: Asked) => ({ fr, ar })[langueOf(asked)]

interface PlainPage {
  title: string
  heading: string
  text: string
  head?: string
  foot?: string
}

const plainPage = (asked: Asked, { title, heading, text, head = '', foot = '' }: PlainPage): string => `<!doctype html>
<html lang="${langueOf(asked)}" dir="${langueOf(asked) === 'ar' ? 'rtl' : 'ltr'}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
${head}
<title>${title} – Colocdar</title>
<h1>${heading}</h1>
<p>${text}</p>
${foot}
<p><small>${textsFor(asked).reference} ${asked.id}</small></p>
</html>
`
