import { AppError } from '@colocdar/contracts/errors'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { pendingIntent } from '../storage/stored-route.ts'
import { fakeStorage } from '../testing/fake-storage.ts'
import { noAttempt, noSession } from './auth-state.ts'
import { authStore, loadSession } from './auth-store.ts'
import { clearNotice, leftNotice } from './login-notice.ts'
import { orSignInAgain, requireSession, requireVisitor } from './require-session.ts'

const signedIn = {
  user: JSON.stringify({ id: 7, username: 'samira', email: 'samira@exemple.ma', roles: ['ROLE_USER'] }),
  token: 'jeton',
  tokenType: 'Bearer',
}
const asked = '/profile/telephone-verification?depuis=mail'
const request = new Request(`https://colocdar.ma${asked}`)

/** Where the middleware leads; null when it lets the page load. */
const leadsTo = async (
  middleware: typeof requireSession,
  next: () => unknown,
  from = request,
): Promise<string | null> => {
  try {
    await middleware({ request: from } as Parameters<typeof requireSession>[0], async () => next() as never)
    return null
  } catch (thrown) {
    return (thrown as Response).headers.get('location')
  }
}

const open = (entries: Record<string, string>) => {
  vi.stubGlobal('localStorage', fakeStorage(entries))
  loadSession()
}

beforeEach(() => {
  clearNotice()
  vi.stubGlobal('location', new URL('https://colocdar.ma/'))
  open({})
  authStore.setState({ ...noSession, ...noAttempt })
})

describe('a page of members', () => {
  it('[ROUTE-07] sends a visitor to sign in without loading anything, and remembers where they were going', async () => {
    const next = vi.fn()
    expect(await leadsTo(requireSession, next)).toBe('/auth/login')
    expect(next).not.toHaveBeenCalled()
    expect(localStorage.getItem('storedRoute')).toBe(asked)
    expect(leftNotice()).toBeNull()
  })

  it('remembers the section that the address names, which requests of loaders do not tell', async () => {
    vi.stubGlobal('location', new URL(`https://colocdar.ma${asked}#code`))
    await leadsTo(requireSession, vi.fn())
    expect(localStorage.getItem('storedRoute')).toBe(`${asked}#code`)
  })

  it('takes no section of the page that was left', async () => {
    vi.stubGlobal('location', new URL('https://colocdar.ma/#works'))
    await leadsTo(requireSession, vi.fn())
    expect(localStorage.getItem('storedRoute')).toBe(asked)
  })

  it.each(['', '/ar'])('says why it asks to sign in for an alert, below « %s »', async (prefix) => {
    await leadsTo(requireSession, vi.fn(), new Request(`https://colocdar.ma${prefix}/alertes?nouvelle=1&villeId=3`))
    expect(pendingIntent()).toMatchObject({ name: 'alerte', route: '/alertes?nouvelle=1&villeId=3' })
  })

  it('opens for a member', async () => {
    open(signedIn)
    const next = vi.fn()
    expect(await leadsTo(requireSession, next)).toBeNull()
    expect(next).toHaveBeenCalledOnce()
    expect(localStorage.getItem('storedRoute')).toBeNull()
  })

  it('[SEC-43] sends a member whose session the server refuses meanwhile to sign in again, and says why', async () => {
    open(signedIn)
    const refused = () => authStore.setState(noSession)
    expect(await leadsTo(requireSession, refused)).toBe('/auth/login')
    expect(localStorage.getItem('storedRoute')).toBe(asked)
    expect(leftNotice()?.text).toMatch(/^Votre session a pris fin\./)
  })

  it('[SEC-43] notices a session that another tab has ended', async () => {
    open(signedIn)
    vi.stubGlobal('localStorage', fakeStorage())
    expect(await leadsTo(requireSession, vi.fn())).toBe('/auth/login')
    expect(leftNotice()?.text).toMatch(/^Votre session a pris fin\./)
  })
})

describe('the screens of visitors', () => {
  it('[AUTH-01] send a member home', async () => {
    open(signedIn)
    const next = vi.fn()
    expect(await leadsTo(requireVisitor, next)).toBe('/')
    expect(next).not.toHaveBeenCalled()
  })

  it('open for a visitor', async () => expect(await leadsTo(requireVisitor, vi.fn())).toBeNull())
})

describe('what only its owner may read, on a public page', () => {
  const notFound = new AppError('NOT_FOUND')

  it('[SEC-43] asks to sign in when the session has ended meanwhile', async () => {
    open(signedIn)
    const own = Promise.reject(notFound)
    authStore.setState(noSession)
    await expect(orSignInAgain(request, own)).rejects.toBe(notFound)

    open(signedIn)
    const refused = Promise.resolve().then(() => {
      authStore.setState(noSession)
      throw notFound
    })
    const answer = await orSignInAgain(request, refused).catch((thrown: unknown) => thrown as Response)
    expect((answer as Response).headers.get('location')).toBe('/auth/login')
    expect(localStorage.getItem('storedRoute')).toBe(asked)
  })

  it('is not found by others', async () => {
    await expect(orSignInAgain(request, Promise.reject(notFound))).rejects.toBe(notFound)
  })
})
