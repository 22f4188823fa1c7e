import { hash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { hasToken } from '../process/mask-tokens.ts'

// Google's hosts for the pictures of a Blogger blog.
export const bloggerImageHosts = ['https://*.googleusercontent.com', 'https://*.bp.blogspot.com']

/** The policy of an answer, which allows these inline scripts, written by us, and no others. */
export const policyOf = (scripts: readonly string[], imageHosts: readonly string[] = []): string =>
  [
    "default-src 'none'",
    [
      "script-src 'self'",
      ...[...new Set(scripts)].map((script) => `'sha256-${hash('sha256', script, 'base64')}'`),
    ].join(' '),
    "style-src 'self'",
    // Blobs: previews of photos before the upload.
    ["img-src 'self' blob:", ...imageHosts].join(' '),
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    // Text becomes elements or scripts by the two rules of `web/app/lib/pages/trusted-html.ts` only.
    "require-trusted-types-for 'script'",
    'trusted-types colocdar default',
  ].join('; ')

interface HeaderOptions {
  https: boolean
  /** False in development: hot reload needs a socket and inline styles. */
  contentPolicy: boolean
}

/** The headers of every answer. */
export const securityHeaders = ({ https, contentPolicy }: HeaderOptions): Record<string, string> => ({
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), interest-cohort=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  ...(https && { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }),
  ...(contentPolicy && { 'content-security-policy': policyOf([]) }),
})

/** Adds them to each answer; a policy that a page or picture has set itself stays. */
export const registerSecurityHeaders = (app: FastifyInstance, options: HeaderOptions): void => {
  const { 'content-security-policy': policy, ...common } = securityHeaders(options)
  app.addHook('onSend', (request, reply, payload, next) => {
    reply.headers(common)
    // Its URL would be the Referer of every file and call of the page, for the logs of whatever is in between.
    if (hasToken(request.url)) reply.header('referrer-policy', 'strict-origin')
    if (policy && !reply.hasHeader('content-security-policy')) reply.header('content-security-policy', policy)
    next(null, payload)
  })
}
