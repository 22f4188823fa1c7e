import { AppError } from '@colocdar/contracts/errors'
import type { FastifyInstance } from 'fastify'
import { refusalPage } from './plain-pages.ts'
import { refused } from './texts.fr.ts'

// The longest address of the site, a deep page of the blog, has some 500 characters.
const longest = 2_048

/** Refuses request targets that no page or call has, before anything reads them. */
export const checkTargets = (app: FastifyInstance): void => {
  // With a callback: this hook runs for every request, and a promise is not free.
  app.addHook('onRequest', (request, reply, next) => {
    const reason = refusalOf(request.url)
    if (!reason) return next()
    const error = new AppError(reason, reason === 'INVALID' ? { message: refused.INVALID } : {})
    if (request.url.startsWith('/api') || !request.headers.accept?.includes('text/html')) return next(error)
    reply
      .code(error.status)
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(refusalPage(request, reason))
  })
}

const refusalOf = (target: string): keyof typeof refused | null => {
  if (target.length > longest) return 'ADDRESS_TOO_LONG'
  return isSound(target) ? null : 'INVALID'
}

const isSound = (target: string): boolean => {
  // Resolved against the address of the site, these name another host; below `/ar`, a link to the same page in French would.
  if (target.startsWith('/')) return !/^\/(ar\/)?[/\\]/.test(target)
  // `OPTIONS *`, and requests as a proxy gets them: `GET http://host/path`.
  return target === '*' || URL.canParse(target)
}
