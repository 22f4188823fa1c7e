/** Sent to browsers under overload: no styles, no scripts, reloads itself. */
export const busyPage = (seconds: number): string =>
  plainPage({
    title: 'Un instant',
    heading: 'Un instant…',
    text: `Colocdar est très demandé en ce moment. Cette page se recharge toute seule dans ${seconds} secondes.`,
    head: `<meta http-equiv="refresh" content="${seconds}">`,
  })

/** Sent to browsers whose request is refused before there is a page. The text is ours. */
export const refusalPage = (text: string): string =>
  plainPage({ title: 'Adresse invalide', heading: 'Adresse invalide', text, foot: '<p><a href="/">Accueil</a></p>' })

interface PlainPage {
  title: string
  heading: string
  text: string
  head?: string
  foot?: string
}

const plainPage = ({ title, heading, text, head = '', foot = '' }: PlainPage): string => `<!doctype html>
<html lang="fr">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
${head}
<title>${title} – Colocdar</title>
<h1>${heading}</h1>
<p>${text}</p>
${foot}
</html>
`
