import { maxInteger } from '@colocdar/contracts/common'
import { choicesOf, type JsonSchema } from '@colocdar/contracts/json-schema'
import { escapeHtml } from '../escape-html.ts'
import type { OpenApiDocument } from './document.ts'
import type { Operation, Parameter } from './operation.ts'

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

const renderOperation = (
  method: string,
  path: string,
  operation: Operation,
): string => `<details id="${operation.operationId}">
<summary><b class="${method}">${method.toUpperCase()}</b> <code>${escapeHtml(path)}</code> <span>${escapeHtml(operation.summary)}</span></summary>
<p>${escapeHtml(operation.description)}</p>
${renderParameters(operation.parameters)}
${renderBody(operation)}
${Object.entries(operation.responses)
  .map(([status, response]) => renderResponse(status, response))
  .join('\n')}
</details>`

const renderParameters = (parameters: Parameter[]): string => {
  if (parameters.length === 0) return ''
  const rows = parameters.map(
    ({ name, in: place, required, description = '', schema }) =>
      `<tr><td><code>${escapeHtml(name)}</code></td><td>${place}</td><td>${escapeHtml(describe(schema))}</td><td>${required ? 'requis' : ''}</td><td>${escapeHtml(description)}</td></tr>`,
  )
  return `<h3>Paramètres</h3>
<table><thead><tr><th>nom</th><th>où</th><th>type</th><th></th><th></th></tr></thead><tbody>${rows.join('')}</tbody></table>`
}

interface Content {
  content?: Record<string, { schema: JsonSchema }>
}

const renderBody = (operation: Operation): string => {
  const { requestBody } = operation as { requestBody?: Content }
  return requestBody ? `<h3>Corps</h3>\n${renderContent(requestBody)}` : ''
}

const renderResponse = (status: string, response: Content & { description: string }): string =>
  `<h3>${status} <small>${escapeHtml(response.description)}</small></h3>
${Number(status) < 300 ? renderContent(response) : ''}`

const renderContent = ({ content = {} }: Content): string =>
  Object.entries(content)
    .map(([type, { schema }]) => {
      const rows = fieldsOf(schema).map(
        ({ name, type: kind, required }) =>
          `<tr><td><code>${escapeHtml(name)}</code></td><td>${escapeHtml(kind)}</td><td>${required ? 'requis' : ''}</td></tr>`,
      )
      const fields = rows.length > 0 ? `<table><tbody>${rows.join('')}</tbody></table>` : ''
      return `<p><code>${type}</code></p>\n${fields}`
    })
    .join('\n')

/** The fields of an object as a flat list, nested ones by their path: `ville.nom`, `photos[].src`. */
const fieldsOf = (schema: JsonSchema, prefix = ''): { name: string; type: string; required: boolean }[] => {
  if (schema.items) return fieldsOf(schema.items, `${prefix}[]`)
  const choices = choicesOf(schema)
  if (choices.length > 1) return choices.flatMap((choice) => fieldsOf(choice, prefix))
  return Object.entries(schema.properties ?? {}).flatMap(([key, property]) => {
    const name = prefix ? `${prefix}.${key}` : key
    const field = { name, type: describe(property), required: schema.required?.includes(key) ?? false }
    return [field, ...fieldsOf(property, name)]
  })
}

const describe = (schema: JsonSchema): string => {
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ')
  const choices = choicesOf(schema)
  if (choices.length > 1) return [...new Set(choices.map(describe))].join(' | ')
  if (schema.items) return `liste de ${describe(schema.items)}`
  const type = [schema.type ?? 'quelconque'].flat().join(' | ')
  return [type, schema.format && `(${schema.format})`, limitsOf(schema)].filter(Boolean).join(' ')
}

const limitsOf = ({ minimum, maximum, exclusiveMinimum, minLength, maxLength }: JsonSchema): string =>
  [
    minimum !== undefined && `≥ ${minimum}`,
    exclusiveMinimum !== undefined && `> ${exclusiveMinimum}`,
    maximum !== undefined && maximum < maxInteger && `≤ ${maximum}`,
    minLength !== undefined && minLength > 1 && `${minLength} caractères au moins`,
    maxLength !== undefined && `${maxLength} caractères au plus`,
  ]
    .filter(Boolean)
    .join(', ')
