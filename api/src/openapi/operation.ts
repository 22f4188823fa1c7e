import { type Access, type Endpoint, statusOf } from '@colocdar/contracts/endpoint'
import { type ErrorCode, errorCatalogue } from '@colocdar/contracts/errors'
import { type JsonSchema, toJsonSchema } from '@colocdar/contracts/json-schema'
import type * as z from 'zod'

export const accessNames: Record<Access, string> = {
  public: 'tout le monde',
  membre: 'membre connecté',
  emailVerifie: 'membre dont l’e-mail est vérifié',
  admin: 'administrateur',
}

export interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  required: boolean
  description?: string
  schema: JsonSchema
}

/** One call of the API as an OpenAPI operation. */
export const operationOf = (operationId: string, feature: string, endpoint: Endpoint) => ({
  operationId,
  tags: [feature],
  summary: endpoint.summary,
  description: `Accès\u00a0: ${accessNames[endpoint.access]}.`,
  security: endpoint.access === 'public' ? [] : [{ bearer: [] }],
  parameters: [
    ...parametersOf('path', endpoint.params),
    ...parametersOf('query', endpoint.query),
    ...headersOf(endpoint),
  ],
  requestBody: requestBodyOf(endpoint),
  responses: { ...successOf(endpoint), ...failuresOf(endpoint) },
})
export type Operation = ReturnType<typeof operationOf>

const parametersOf = (place: 'path' | 'query', schema: z.core.$ZodType | undefined): Parameter[] => {
  if (!schema) return []
  const { properties = {} } = toJsonSchema(schema, 'output')
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || !isOptional(schema, name),
    schema: property,
  }))
}

const isOptional = (schema: z.core.$ZodType, name: string): boolean =>
  (schema as z.core.$ZodObject)._zod.def.shape[name]?._zod.optin === 'optional'

const headersOf = ({ idempotent, answers, versioned, errors }: Endpoint): Parameter[] => [
  ...(idempotent ? [idempotencyKey] : []),
  ...(answers === 'events' ? [lastEventId] : []),
  ...(versioned && errors?.includes('STALE') ? [ifMatch] : []),
]

const header = { in: 'header', required: false, schema: { type: 'string' } } as const
const idempotencyKey: Parameter = {
  ...header,
  name: 'Idempotency-Key',
  description: 'Clé choisie par l’appelant, 100 caractères au plus\u00a0: une répétition reçoit la première réponse.',
}
const lastEventId: Parameter = {
  ...header,
  name: 'Last-Event-ID',
  description: 'Numéro du dernier événement reçu\u00a0: la suite arrive sans lacune.',
}
const ifMatch: Parameter = {
  ...header,
  name: 'If-Match',
  description: 'ETag de la version modifiée\u00a0; 412 si elle a changé.',
}

const fileSchema = { type: 'object', required: ['file'], properties: { file: { type: 'string', format: 'binary' } } }

const requestBodyOf = ({ body, multipart }: Endpoint) => {
  if (multipart) return { required: true, content: { 'multipart/form-data': { schema: fileSchema } } }
  return body && { required: true, content: { 'application/json': { schema: toJsonSchema(body, 'input') } } }
}

const successOf = (endpoint: Endpoint) => {
  const status = statusOf(endpoint)
  if (status === 204) return { 204: { description: 'Fait.' } }
  const type = mediaTypes[endpoint.answers ?? 'json']
  return {
    [status]: {
      description: 'Succès.',
      ...(endpoint.versioned && { headers: { ETag: { schema: { type: 'string' } } } }),
      content: { [type]: { schema: toJsonSchema(endpoint.response, 'output') } },
    },
  }
}

const mediaTypes = { json: 'application/json', text: 'text/plain', events: 'text/event-stream' } as const

const impliedErrors: Record<Access, ErrorCode[]> = {
  // A public call without a token is fine; with one that is not valid it is not.
  public: ['UNAUTHENTICATED'],
  membre: ['UNAUTHENTICATED'],
  emailVerifie: ['UNAUTHENTICATED', 'EMAIL_NOT_VERIFIED'],
  admin: ['UNAUTHENTICATED', 'FORBIDDEN', 'FACTOR_REQUIRED'],
}

const failuresOf = (endpoint: Endpoint) => {
  const codes: ErrorCode[] = [
    ...(endpoint.params || endpoint.query || endpoint.body ? (['INVALID'] as const) : []),
    ...(endpoint.query ? (['ADDRESS_TOO_LONG'] as const) : []),
    ...impliedErrors[endpoint.access],
    ...(endpoint.idempotent ? (['IDEMPOTENCY_KEY_REUSED'] as const) : []),
    ...(endpoint.errors ?? []),
    'TOO_MANY_REQUESTS',
    'INTERNAL',
    'UNAVAILABLE',
  ]
  const byStatus = Object.groupBy(new Set(codes), (code) => errorCatalogue[code].status)
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, group = []]) => [status, failureOf(Number(status), group)]),
  )
}

const failureOf = (status: number, codes: ErrorCode[]) => ({
  description: codes.map((code) => errorCatalogue[code].message).join(' / '),
  ...((status === 429 || status === 503) && {
    headers: { 'Retry-After': { schema: { type: 'integer' }, description: 'Secondes à attendre.' } },
  }),
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Erreur' } } },
})
