import type { FastifyInstance } from 'fastify'
import { renderDocs } from './docs-page.ts'
import { docsStyle } from './docs-style.ts'
import { openApiDocument } from './document.ts'

/** Serves /api/openapi.json and /api/docs. */
export const registerOpenApi = (api: FastifyInstance): void => {
  const document = openApiDocument()
  const files = [
    { path: '/openapi.json', type: 'application/json; charset=utf-8', body: JSON.stringify(document) },
    { path: '/docs', type: 'text/html; charset=utf-8', body: renderDocs(document) },
    { path: '/docs/style.css', type: 'text/css; charset=utf-8', body: docsStyle },
  ]
  for (const { path, type, body } of files) {
    api.get(path, async (_request, reply) =>
      reply.headers({ 'content-type': type, 'cache-control': 'public, max-age=3600' }).send(body),
    )
  }
}
