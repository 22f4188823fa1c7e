import { describe, expect, it } from 'vitest'
import { everyCall, send } from '../testing/every-call.ts'
import { fingerprint } from '../testing/fingerprint.ts'
import { createAdmin, createMembre } from '../testing/membres.ts'
import { useTestApp } from '../testing/test-app.ts'

const test = useTestApp()

const writes = everyCall().filter(({ endpoint }) => endpoint.method !== 'GET')

// These touch the caller's own account or nobody's: there is no foreign thing to name. Each is written down by hand.
const withoutForeignThing = ['auth.signout', 'donnees.remove', 'images.upload']
// A question whose text is too long for an address.
const changesNothing = ['articles.preview']
// What an administrator may do to others, the journal keeping who did.
const administratorMay = ['offres.remove']

const guarded = writes.filter(({ id, endpoint }) => endpoint.access !== 'public' && !withoutForeignThing.includes(id))

describe('somebody else’s things', () => {
  it('[SEC-01] every route that writes is tried here, open to everybody, or about oneself alone', () => {
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
      // The same call by the rightful caller succeeds: it was not refused for anything else.
      expect((await send(test, endpoint, call)).statusCode).toBeLessThan(300)
      if (!changesNothing.includes(id)) expect(await fingerprint(test)).not.toEqual(before)
    },
  )
})
