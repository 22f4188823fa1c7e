import { sessions } from '@colocdar/contracts/sessions'
import { openSession } from '../features/auth/auth-sessions.service.ts'
import { createAuthenticator } from './authenticator.ts'
import { callAs } from './call-as.ts'
import { cleOptions, createCle, signinOptions } from './cles.ts'
import { createMembre, membrePassword } from './membres.ts'
import type { TestApp } from './test-app.ts'
import type { Prepare } from './valid-call.ts'

/** A member with a second session. */
const withTwoSessions = async (test: TestApp) => {
  const as = await createMembre(test)
  await openSession(test.deps.db, as.id, test.deps.clock())
  return as
}

/** Sessions and passkeys. */
export const validAccesCalls: Record<string, Prepare> = {
  'sessions.list': async (test) => ({ as: await withTwoSessions(test) }),
  'sessions.removeOthers': async (test) => ({ as: await withTwoSessions(test) }),
  'sessions.remove': async (test) => {
    const as = await withTwoSessions(test)
    const { body } = await callAs(test, as, sessions.list)
    return { as, params: { id: body[1].id } }
  },
  'cles.list': async (test) => ({ as: await createMembre(test) }),
  'cles.prepare': async (test) => ({ as: await createMembre(test), body: { password: membrePassword } }),
  'cles.create': async (test) => {
    const as = await createMembre(test)
    const reponse = createAuthenticator().attest(await cleOptions(test, as))
    return { as, body: { nom: 'Téléphone', reponse } }
  },
  'cles.remove': async (test) => {
    const as = await createMembre(test)
    return { as, params: { id: (await createCle(test, as)).id } }
  },
  'cles.prepareSignin': async () => ({ as: null }),
  'cles.signin': async (test) => {
    const { authenticator } = await createCle(test, await createMembre(test))
    return { as: null, body: { reponse: authenticator.assert(await signinOptions(test)), rememberMe: true } }
  },
}
