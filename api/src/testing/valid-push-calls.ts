import { push } from '@colocdar/contracts/push'
import { callAs } from './call-as.ts'
import { createMembre, type TestMembre } from './membres.ts'
import { createPushBrowser, type PushBrowser } from './push-peer.ts'
import type { TestApp } from './test-app.ts'
import type { Prepare } from './valid-call.ts'

export const subscribeBrowser = async (
  test: TestApp,
  as: TestMembre,
  browser = createPushBrowser(),
): Promise<PushBrowser> => {
  const { read: _, ...body } = browser
  const answer = await callAs(test, as, push.subscribe, { body })
  if (answer.status !== 204) throw new Error(`not subscribed: ${JSON.stringify(answer.body)}`)
  return browser
}

export const validPushCalls: Record<string, Prepare> = {
  'push.etat': async (test) => ({ as: await createMembre(test) }),
  'push.update': async (test) => ({
    as: await createMembre(test),
    body: { message: true, alerte: false, visite: true, decision: true, calme: false, apercu: true },
  }),
  'push.subscribe': async (test) => {
    const { read: _, ...body } = createPushBrowser()
    return { as: await createMembre(test), body }
  },
  'push.unsubscribe': async (test) => {
    const as = await createMembre(test)
    await subscribeBrowser(test, as)
    const { appareils } = (await callAs(test, as, push.etat)).body
    return { as, params: { id: appareils[0].id } }
  },
}
