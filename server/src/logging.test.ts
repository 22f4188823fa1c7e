import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { createLogger, redactUrl } from './logging.ts'

describe('redactUrl', () => {
  it.each([
    ['/api/test/utilisateur/verify?token=abc&x=1', '/api/test/utilisateur/verify?token=[masqué]&x=1'],
    ['/api/x?a=1&newPassword=secret', '/api/x?a=1&newPassword=[masqué]'],
    ['/api/test/utilisateur/resend?email=a@b.ma', '/api/test/utilisateur/resend?email=[masqué]'],
    ['/auth/verifier/abc123', '/auth/verifier/[masqué]'],
    ['/auth/changer-mot-de-passe/abc?x', '/auth/changer-mot-de-passe/[masqué]?x'],
    ['/coloc/12?page=2', '/coloc/12?page=2'],
  ])('%s becomes %s', (url, redacted) => expect(redactUrl(url)).toBe(redacted))
})

describe('createLogger', () => {
  it('[SEC-19] writes neither tokens nor passwords', async () => {
    const lines: string[] = []
    const app = Fastify({ loggerInstance: createLogger('info', { write: (line) => void lines.push(line) }) })
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
})
