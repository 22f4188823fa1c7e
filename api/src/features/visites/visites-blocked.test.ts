import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { utilisateurs } from '../../schema/utilisateurs.ts'
import { membrePassword } from '../../testing/membres.ts'
import { useTestApp } from '../../testing/test-app.ts'
import { createVisite, inHours, proposeAs, type TestVisite } from '../../testing/visites.ts'
import { sweepVisites } from './visites-sweep.service.ts'

const test = useTestApp()
const inject = (method: 'PATCH' | 'DELETE' | 'PUT', url: string, headers: object, payload?: object) =>
  test.app.inject({ method, url: `/api${url}`, headers: { ...headers }, ...(payload && { payload }) })

const ends: Record<string, (visite: TestVisite) => Promise<unknown>> = {
  'the owner rents the offer': ({ owner, offreId }) =>
    inject('PATCH', `/test/coloc/statut/loue/${offreId}`, owner.headers),
  'the owner deletes the offer': ({ owner, offreId }) => inject('DELETE', `/test/coloc/${offreId}`, owner.headers),
  'the owner declines the visitor': ({ owner, conversationId }) =>
    inject('PUT', `/conversations/${conversationId}/decision`, owner.headers, {
      decision: 'declinee',
      texte: 'Merci.',
    }),
  'an administrator blocks the owner': ({ owner }) =>
    test.deps.db.update(utilisateurs).set({ blockedAt: new Date() }).where(eq(utilisateurs.id, owner.id)),
  'the owner’s account is deleted': ({ owner }) =>
    inject('DELETE', '/test/utilisateur', owner.headers, { password: membrePassword }),
}

/** Who ends their own proposal is told nothing: a mail would tell them that they are blocked. */
it.each([
  ['owner', 'the owner rents the offer', 0],
  ['owner', 'the owner deletes the offer', 0],
  ['owner', 'the owner declines the visitor', 0],
  ['owner', 'an administrator blocks the owner', 0],
  ['seeker', 'the owner rents the offer', 1],
  ['seeker', 'the owner’s account is deleted', 1],
] as const)(
  '[SEC-57] a proposal of the %s ends with as many mails to them when %s, blocked or not: %i',
  async (who, what, mails) => {
    const count = async (isBlocked: boolean) => {
      const visite = await createVisite(test, { etat: who === 'owner' ? 'proposee' : 'demandee' })
      const { owner, seeker, conversationId } = visite
      if (isBlocked) {
        const other = who === 'owner' ? seeker : owner
        await inject('PUT', `/conversations/${conversationId}/blocage`, other.headers)
        await sweepVisites(test.deps)
        const creneaux = who === 'owner' ? [inHours(test, 30)] : []
        expect((await proposeAs(test, visite[who], { conversationId, creneaux })).status).toBe(200)
      }
      test.mails.length = 0
      await ends[what]?.(visite)
      await sweepVisites(test.deps)
      return test.mails.filter(({ to, template }) => to === visite[who].email && template === 'visite').length
    }
    expect([await count(false), await count(true)]).toEqual([mails, mails])
  },
)
