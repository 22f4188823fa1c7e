import { createHash } from 'node:crypto'
import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { bloggerImageHosts, policyOf as policyOfTexts, registerSecurityHeaders } from './headers.ts'

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`

const policyOf = (html: string, ...hosts: [string[]?]) => policyOfTexts([html], ...hosts)

describe('policyOf', () => {
  it('[SEC-21] allows the inline scripts of the page and no others', () => {
    const policy = policyOf('<script>run(1)</script><script src="/a.js"></script><script type="module">go()</script>')
    expect(policy).toContain(`script-src 'self' ${hashOf('run(1)')} ${hashOf('go()')};`)
    expect(policy).not.toMatch(/script-src[^;]*unsafe/)
    expect(policyOf('<p>é</p><script>dire("é ✓")</script>')).toContain(hashOf('dire("é ✓")'))
  })

  it('allows pictures of Google hosts only with a Blogger blog', () => {
    expect(policyOf('')).toContain("img-src 'self' blob:;")
    expect(policyOf('', bloggerImageHosts)).toContain("img-src 'self' blob: https://*.googleusercontent.com")
  })

  it('ignores data blocks', () => {
    expect(policyOf('<script type="application/ld+json">{}</script>')).toContain("script-src 'self';")
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
        'strict-transport-security': expect.stringContaining('max-age='),
        'permissions-policy': expect.stringContaining('camera=()'),
        'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
      })
    }
  })

  it('[SEC-22] sends HSTS only over HTTPS', async () => {
    for (const headers of await headersOf(false)) expect(headers).not.toHaveProperty('strict-transport-security')
  })
})
