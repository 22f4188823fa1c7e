import { paths } from '@colocdar/contracts/paths'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { stopAlertes } from './alertes.service.ts'

/**
 * The one press of a mail program (RFC 8058): a POST to the address in `List-Unsubscribe`, whose GET is the page with
 * the button. Its body, a form that says `List-Unsubscribe=One-Click`, is ignored.
 */
export const registerOneClick = (app: FastifyInstance, { db }: Pick<Deps, 'db'>): void => {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 4096 }, (_request, _body, done) => done(null))
    scope.post<{ Params: { token: string } }>(paths.stopAlerte.pattern, async (request) =>
      stopAlertes(db, request.params.token),
    )
  })
}
