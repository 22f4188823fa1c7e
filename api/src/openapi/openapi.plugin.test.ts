import { allEndpoints } from '@colocdar/contracts/table'
import { beforeAll, describe, expect, it } from 'vitest'
import { useTestApp } from '../testing/test-app.ts'

const test = useTestApp()
let document: { openapi: string; paths: Record<string, Record<string, Documented>> }

beforeAll(async () => {
  document = (await test.app.inject({ url: '/api/openapi.json' })).json()
})

interface Documented {
  operationId: string
  parameters: { name: string; in: string; required: boolean }[]
  responses: Record<string, { content?: Record<string, { schema: object }> }>
  security: object[]
}

describe('/api/openapi.json', () => {
  it('describes every call once, as OpenAPI 3.1', () => {
    expect(document.openapi).toBe('3.1.0')
    const operations = Object.values(document.paths).flatMap((path) => Object.values(path))
    expect(operations.map(({ operationId }) => operationId).toSorted()).toEqual(
      allEndpoints.map(({ id }) => id).toSorted(),
    )
  })

  it.each(allEndpoints)('names the parameters, security, answers and errors of $id', ({ endpoint }) => {
    const operation = document.paths[endpoint.path]?.[endpoint.method.toLowerCase()]
    if (!operation) throw new Error('not described')
    const inPath = operation.parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name)
    expect(inPath).toEqual([...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name))
    const takesEtag = operation.parameters.some(({ name }) => name === 'If-Match')
    expect(takesEtag).toBe(endpoint.versioned === true && '412' in operation.responses)
    expect(operation.security).toHaveLength(endpoint.access === 'public' ? 0 : 1)
    for (const [status, { content }] of Object.entries(operation.responses)) {
      if (status === '204') continue
      const [body] = Object.values(content ?? {})
      expect(body?.schema).toBeDefined()
    }
    expect(operation.responses).toHaveProperty('429')
    expect(operation.responses).toHaveProperty('401')
    expect('414' in operation.responses).toBe(endpoint.query !== undefined)
  })
})

describe('/api/docs', () => {
  it('is a page that needs no script, no inline style and no other server', async () => {
    const { statusCode, headers, body } = await test.app.inject({ url: '/api/docs' })
    expect(statusCode).toBe(200)
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(body).not.toMatch(/<script|<style|\sstyle=|\son\w+=|@import/i)
    for (const [, address = ''] of body.matchAll(/(?:href|src)="([^"]*)"/g)) expect(address).toMatch(/^(#|\/api\/)/)
    for (const { id } of allEndpoints) expect(body).toContain(`id="${id}"`)
  })

  it.each(['/openapi.json', '/docs', '/docs/style.css'])('may be stored for an hour: %s', async (path) => {
    const { headers } = await test.app.inject({ url: `/api${path}` })
    expect(headers['cache-control']).toBe('public, max-age=3600')
  })

  it('has its style sheet', async () => {
    const { statusCode, headers, body } = await test.app.inject({ url: '/api/docs/style.css' })
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/css; charset=utf-8'])
    expect(body).not.toContain('url(')
  })
})
