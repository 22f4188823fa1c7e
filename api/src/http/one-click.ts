import { inLangue, siteLangues } from '@colocdar/contracts/langues'
import type { FastifyInstance } from 'fastify'

/** The address in `List-Unsubscribe`, and what a POST to it stops. */
interface StopLink {
  pattern: string
  stop(params: Record<string, string>): Promise<unknown>
}

/**
 * The one press of a mail program (RFC 8058): a POST to the address in `List-Unsubscribe`, whose GET is the page with
 * the button. Its body, a form that says `List-Unsubscribe=One-Click`, is ignored.
 */
export const registerOneClick = (app: FastifyInstance, links: StopLink[]): void => {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 4096 }, (_request, _body, done) => done(null))
    for (const { pattern, stop } of links)
      for (const langue of siteLangues)
        scope.post<{ Params: Record<string, string> }>(inLangue(langue, pattern), async ({ params }) => stop(params))
  })
}
