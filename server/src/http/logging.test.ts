import { hostname } from 'node:os'
import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { describeError } from '../process/describe-error.ts'
import { createLogging, redactUrl } from './logging.ts'

describe('redactUrl', () => {
  it.each([
    ['/api/test/utilisateur/verify?token=abc&x=1', '/api/test/utilisateur/verify?token=[masqué]&x=[masqué]'],
    ['/api/x?a=1&newPassword=secret', '/api/x?a=[masqué]&newPassword=[masqué]'],
    ['/api/test/utilisateur/resend?email=a@b.ma', '/api/test/utilisateur/resend?email=[masqué]'],
    ['/api/admin/utilisateurs?q=fatima&page=2&filtre=tous', '/api/admin/utilisateurs?q=[masqué]&page=2&filtre=tous'],
    ['/api/x?%74oken=abc', '/api/x?token=[masqué]'],
    ['/auth/verifier/abc123', '/auth/verifier/[masqué]'],
    ['/alertes/arret/abc', '/alertes/arret/[masqué]'],
    ['/auth/changer-mot-de-passe/abc?x', '/auth/changer-mot-de-passe/[masqué]'],
    ['/api/x%3Ftoken=abc', '/api/x?token=[masqué]'],
    ['/api/x?q=a%26b%23c', '/api/x?q=[masqué]'],
    ['/%zz/%C3%A9%', '/%zz/%C3%A9%'],
    ['/coloc/12?page=2', '/coloc/12?page=2'],
  ])('%s becomes %s', (url, redacted) => expect(redactUrl(url)).toBe(redacted))
})

describe('describeError', () => {
  it('keeps what helps to find a defect, and drops what members wrote', () => {
    const pgError = Object.assign(new Error('invalid input syntax for type integer: "canary"'), {
      code: '22P02',
      detail: 'Key (email)=(canary@exemple.ma) already exists.',
    })
    const failed = Object.assign(new Error('Failed query: select $1\nparams: canary', { cause: pgError }), {
      query: 'select $1',
      params: ['canary'],
    })
    const described = describeError(failed)
    expect(described).toMatchObject({ message: 'Failed query: select $1', cause: { code: '22P02' } })
    expect(described.stack).toMatch(/^at .+logging\.test\.ts/)
    expect(JSON.stringify(described)).not.toContain('canary')
  })

  it('reads copies of errors, which the job queue reports', () => {
    const { message, stack } = new Error('the database system is shutting down')
    expect(describeError({ code: '57P01', message, stack, queue: 'mail' })).toEqual({
      type: 'Error',
      code: '57P01',
      message,
      stack: expect.stringMatching(/^at .+logging\.test\.ts/),
    })
  })

  it.each([
    [{ data: 'canary', init: { status: 503 } }, '{ data, init }'],
    [null, 'null'],
    ['une phrase', 'une phrase'],
  ])('sums up %j, which is no error', (thrown, message) => expect(describeError(thrown).message).toBe(message))

  it('masks e-mail addresses in the answers of mail servers', () => {
    const { message } = describeError(new Error('550 5.1.1 <canary@exemple.ma>: user unknown'))
    expect(message).toBe('550 5.1.1 <[masqué]>: user unknown')
  })
})

describe('createLogging', () => {
  it('[SEC-19] writes neither tokens nor passwords', async () => {
    const lines: string[] = []
    const app = Fastify(createLogging('info', { write: (line) => void lines.push(line) }))
    app.post('/auth', async (request) => {
      request.log.info({ form: request.body, req: request }, 'received')
      return 'ok'
    })
    await app.inject({
      method: 'POST',
      url: '/auth?token=canary-token',
      headers: { authorization: 'Bearer canary-bearer' },
      payload: { password: 'canary-password' },
    })
    expect(lines.join('')).toContain('[masqué]')
    expect(lines.join('')).not.toMatch(/canary/)
  })

  it('writes one line per answer: address, request, status and duration', async () => {
    const lines: string[] = []
    const app = Fastify(createLogging('info', { write: (line) => void lines.push(line) }))
    const { headers } = await app.inject({ url: '/nulle-part?email=a@b.ma&page=2' })
    expect(headers['content-type']).toContain('json')
    expect(lines.filter((line) => line.includes('"answered"')).map((line) => JSON.parse(line))).toEqual([
      expect.objectContaining({
        level: 30,
        hostname: hostname(),
        process: 0,
        pid: process.pid,
        reqId: expect.any(String),
        ip: '127.0.0.1',
        method: 'GET',
        url: '/nulle-part?email=[masqué]&page=2',
        status: 404,
        ms: expect.any(Number),
      }),
    ])
  })
})
