import { describe, expect, it } from 'vitest'
import { everyCall, send } from '../testing/every-call.ts'
import { fingerprint } from '../testing/fingerprint.ts'
import { createAdmin, createMembre } from '../testing/membres.ts'
import { useTestApp } from '../testing/test-app.ts'

const test = useTestApp()

const writes = everyCall().filter(({ endpoint }) => endpoint.method !== 'GET')

// These concern only the caller's own account, or none. The list is written by hand.
const withoutForeignThing = [
  'auth.changePassword',
  'auth.signout',
  'cles.create',
  'cles.prepare',
  // Anybody may write to the author of a public ad.
  'conversations.create',
  'donnees.remove',
  'alertes.create',
  'favoris.add',
  'favoris.remove',
  'images.upload',
  'mails.changeLangue',
  'mails.update',
  'push.subscribe',
  'push.update',
  'sessions.removeOthers',
  // Anybody with a verified e-mail may report what is public.
  'signalements.create',
]
// A POST that writes nothing: its text is too long for a URL.
const changesNothing = ['articles.preview']
// Administrators may change what belongs to others, and the journal records it.
const administratorMay = ['offres.remove']

const guarded = writes.filter(({ id, endpoint }) => endpoint.access !== 'public' && !withoutForeignThing.includes(id))

describe('what belongs to another member', () => {
  it('[SEC-01] every writing route is tested here, public, or about the caller only', () => {
    const open = writes.filter(({ endpoint }) => endpoint.access === 'public').map(({ id }) => id)
    expect([...open, ...withoutForeignThing, ...guarded.map(({ id }) => id)].toSorted()).toEqual(
      writes.map(({ id }) => id).toSorted(),
    )
    expect(guarded.length).toBeGreaterThanOrEqual(28)
  })

  it.each(guarded)(
    '[SEC-01] $id is for who owns the thing: 0 others get through',
    async ({ id, endpoint, prepare }) => {
      const call = await prepare(test)
      const strangers = {
        visitor: null,
        'a forged token': { ...(await createMembre(test)), headers: { authorization: `Bearer ${'x'.repeat(43)}` } },
        'another member': await createMembre(test),
        'an unverified member': await createMembre(test, { emailVerifiedAt: null }),
        ...(endpoint.access !== 'admin' &&
          !administratorMay.includes(id) && { administrator: await createAdmin(test) }),
      }
      const before = await fingerprint(test)
      const through: string[] = []
      for (const [who, as] of Object.entries(strangers)) {
        const { statusCode } = await send(test, endpoint, { ...call, as })
        if (![401, 403, 404].includes(statusCode)) through.push(`${who}: ${statusCode}`)
      }
      expect(through).toEqual([])
      expect(await fingerprint(test)).toEqual(before)
      // The owner's call succeeds, so that nothing else was the reason for the refusal.
      expect((await send(test, endpoint, call)).statusCode).toBeLessThan(300)
      if (!changesNothing.includes(id)) expect(await fingerprint(test)).not.toEqual(before)
    },
  )
})
