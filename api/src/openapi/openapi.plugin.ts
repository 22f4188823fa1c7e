import type { FastifyInstance } from 'fastify'
import { renderDocs } from './docs-page.ts'
import { docsStyle } from './docs-style.ts'
import { openApiDocument } from './document.ts'

// Made when first asked for, once in a process: they are four fifths of the work of building the API.
let texts: { document: string; docs: string } | undefined

const textsOf = () => {
  if (!texts) {
    const document = openApiDocument()
    texts = { document: JSON.stringify(document), docs: renderDocs(document) }
  }
  return texts
}

/** Serves /api/openapi.json and /api/docs. */
export const registerOpenApi = (api: FastifyInstance): void => {
  const files = [
    { path: '/openapi.json', type: 'application/json; charset=utf-8', body: () => textsOf().document },
    { path: '/docs', type: 'text/html; charset=utf-8', body: () => textsOf().docs },
    { path: '/docs/style.css', type: 'text/css; charset=utf-8', body: () => docsStyle },
  ]
  for (const { path, type, body } of files) {
    api.get(path, async (_request, reply) =>
      reply.headers({ 'content-type': type, 'cache-control': 'public, max-age=3600' }).send(body()),
    )
  }
}
