/** Sent to browsers under overload: no styles, no scripts, reloads itself. */
export const busyPage = (seconds: number, requestId: string): string =>
  plainPage({
    title: 'Un instant',
    heading: 'Un instant…',
    text: `Colocdar est très demandé en ce moment. Cette page se recharge toute seule dans ${seconds} secondes.`,
    requestId,
    head: `<meta http-equiv="refresh" content="${seconds}">`,
  })

/** Sent to browsers whose request is refused before there is a page. The text is ours. */
export const refusalPage = (text: string, requestId: string): string =>
  plainPage({
    title: 'Adresse invalide',
    heading: 'Adresse invalide',
    text,
    requestId,
    foot: '<p><a href="/">Accueil</a></p>',
  })

interface PlainPage {
  title: string
  heading: string
  text: string
  /** Of letters that mean nothing in HTML. */
  requestId: string
  head?: string
  foot?: string
}

const plainPage = ({ title, heading, text, requestId, head = '', foot = '' }: PlainPage): string => `<!doctype html>
<html lang="fr">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
${head}
<title>${title} – Colocdar</title>
<h1>${heading}</h1>
<p>${text}</p>
${foot}
<p><small>Référence à nous donner si vous nous écrivez\u00a0: ${requestId}</small></p>
</html>
`
