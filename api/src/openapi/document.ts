import { createRequire } from 'node:module'
import { errorCatalogue } from '@colocdar/contracts/errors'
import { allEndpoints } from '@colocdar/contracts/table'
import { type Operation, operationOf } from './operation.ts'

const { version } = createRequire(import.meta.url)('../../package.json') as { version: string }

/** OpenAPI 3.1, generated from the contracts. */
export const openApiDocument = () => ({
  openapi: '3.1.0',
  info: {
    title: 'Colocdar',
    version,
    description:
      'API de Colocdar, la colocation au Maroc. Les messages d’erreur sont en français, ou en arabe avec `Accept-Language: ar`, et peuvent être montrés tels quels.',
    license: { name: 'MIT', identifier: 'MIT' },
  },
  servers: [{ url: '/api' }],
  tags: [...new Set(allEndpoints.map(({ feature }) => feature))].map((name) => ({ name })),
  paths: pathsOf(),
  components: {
    securitySchemes: {
      bearer: { type: 'http', scheme: 'bearer', description: 'Le `accessToken` reçu à la connexion.' },
    },
    schemas: { Erreur: errorSchema },
  },
})
export type OpenApiDocument = ReturnType<typeof openApiDocument>

const pathsOf = (): Record<string, Record<string, Operation>> => {
  const paths: Record<string, Record<string, Operation>> = {}
  for (const { id, feature, endpoint } of allEndpoints) {
    paths[endpoint.path] = {
      ...paths[endpoint.path],
      [endpoint.method.toLowerCase()]: operationOf(id, feature, endpoint),
    }
  }
  return paths
}

const errorSchema = {
  type: 'object',
  required: ['code', 'message', 'requestId'],
  properties: {
    code: { type: 'string', enum: Object.keys(errorCatalogue) },
    message: {
      type: 'string',
      description: 'En français, ou en arabe avec `Accept-Language: ar`, fait pour être montré.',
    },
    details: {
      type: 'object',
      additionalProperties: { type: 'string' },
      description: 'Un message par champ refusé.',
    },
    requestId: { type: 'string', description: 'À citer pour retrouver l’appel dans le journal.' },
  },
}
