import { createHash } from 'node:crypto'
import { paths } from '@colocdar/contracts/paths'
import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { bloggerImageHosts, policyOf, registerSecurityHeaders } from './headers.ts'

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`

describe('policyOf', () => {
  it('[SEC-21] allows the scripts that we wrote and no others', () => {
    const policy = policyOf(['run(1)', 'dire("é ✓")', 'run(1)'])
    expect(policy).toContain(`script-src 'self' ${hashOf('run(1)')} ${hashOf('dire("é ✓")')};`)
    expect(policy).not.toMatch(/script-src[^;]*unsafe/)
    expect(policyOf([])).toContain("script-src 'self';")
  })

  it('[SEC-21] takes HTML and scripts from our own rules only', () => {
    expect(policyOf([])).toMatch(/; require-trusted-types-for 'script'; trusted-types colocdar default$/)
  })

  it('allows pictures of Google hosts only with a Blogger blog', () => {
    expect(policyOf([])).toContain("img-src 'self' blob:;")
    expect(policyOf([], bloggerImageHosts)).toContain("img-src 'self' blob: https://*.googleusercontent.com")
  })
})

describe('registerSecurityHeaders', () => {
  const headersOf = async (https: boolean) => {
    const app = Fastify()
    registerSecurityHeaders(app, { https, contentPolicy: true })
    app.get('/', async () => 'ok')
    return [await app.inject('/'), await app.inject('/missing')].map(({ headers }) => headers)
  }

  it('[SEC-22] puts them on every answer, found or not', async () => {
    for (const headers of await headersOf(true)) {
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'strict-transport-security': 'max-age=63072000; includeSubDomains',
        'permissions-policy': expect.stringContaining('camera=()'),
        'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
      })
    }
  })

  const links = Object.values(paths).flatMap(({ pattern }) => (pattern.endsWith('/:token') ? [pattern] : []))
  it.each(links)('[SEC-55] lets no request of %s name its token as the Referer', async (pattern) => {
    const app = Fastify()
    registerSecurityHeaders(app, { https: true, contentPolicy: true })
    app.get('/*', async () => 'ok')
    const link = pattern.replace(':token', 'jeton-secret')
    for (const url of [link, `${link}.data`, link.replace('/a', '/%61')])
      expect((await app.inject(url)).headers['referrer-policy']).toBe('strict-origin')
  })

  it('[SEC-22] sends HSTS only over HTTPS', async () => {
    for (const headers of await headersOf(false)) expect(headers).not.toHaveProperty('strict-transport-security')
  })
})
