import { escapeHtml } from '../escape-html.ts'
import type { OpenApiDocument } from './document.ts'
import type { Operation } from './operation.ts'

/** The document as an HTML page without scripts or external resources. */
export const renderDocs = (document: OpenApiDocument): string => {
  const { title, version, description } = document.info
  return `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>API de ${escapeHtml(title)}</title>
<link rel="stylesheet" href="/api/docs/style.css">
</head>
<body>
<header>
<h1>API de ${escapeHtml(title)} <small>${escapeHtml(version)}</small></h1>
<p>${escapeHtml(description)}</p>
<p>Racine\u00a0: <code>/api</code>. Les appels réservés aux membres portent <code>Authorization: Bearer accessToken</code>. Le même document pour les machines\u00a0: <a href="/api/openapi.json">openapi.json</a>.</p>
<nav>${document.tags.map(({ name }) => `<a href="#${name}">${name}</a>`).join(' ')}</nav>
</header>
<main>
${document.tags.map(({ name }) => renderTag(name, document)).join('\n')}
</main>
</body>
</html>
`
}

const renderTag = (tag: string, { paths }: OpenApiDocument): string => {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, operation]) => operation.tags.includes(tag))
      .map(([method, operation]) => renderOperation(method, path, operation)),
  )
  return `<section id="${tag}">
<h2>${tag}</h2>
${operations.join('\n')}
</section>`
}

const renderOperation = (method: string, path: string, operation: Operation): string => {
  const { operationId, summary, description, parameters, requestBody, responses } = operation
  return `<details id="${operationId}">
<summary><b class="${method}">${method.toUpperCase()}</b> <code>${escapeHtml(path)}</code> <span>${escapeHtml(summary)}</span></summary>
<p>${escapeHtml(description)}</p>
${parameters.length > 0 ? renderJson('Paramètres', parameters) : ''}
${requestBody ? renderJson('Corps', requestBody.content) : ''}
${Object.entries(responses)
  .map(([status, response]) => renderResponse(status, response))
  .join('\n')}
</details>`
}

interface Response {
  description: string
  content?: object
}

/** Failures all have the same body. */
const renderResponse = (status: string, { description, content }: Response): string =>
  Number(status) < 300 && content
    ? renderJson(`${status} ${description}`, content)
    : `<h3>${status} <small>${escapeHtml(description)}</small></h3>`

const renderJson = (title: string, value: object): string =>
  `<h3>${title}</h3>\n<pre>${escapeHtml(JSON.stringify(value, null, 2))}</pre>`
