import { favorisLimits } from '@colocdar/contracts/favoris'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { authStore } from '../auth/auth-store.ts'
import { onSessionLost } from '../client/client.ts'
import { fakeStorage } from '../testing/fake-storage.ts'
import { favorisStore } from './favoris-store.ts'
import { readGardes, refreshFavoris, toggleFavori } from './favoris-sync.ts'

/** A server that knows what was sent to it; null is a network that fails. */
let server: Set<number> | null
let sessionOver = false
let gone: number[]
const user = { id: 7, username: 'samira', email: 's@exemple.ma', roles: ['ROLE_USER' as const], subscribed: false }
const garde = (offreId: number) => ({ offreId, prix: 2500, villeNom: 'Rabat' })
const hearts = () => [...favorisStore.getState().ids]

const signIn = (id = 7) => {
  localStorage.setItem('token', 'jeton')
  authStore.setState({ user: { ...user, id }, token: 'jeton' })
}

beforeEach(async () => {
  vi.stubGlobal('localStorage', fakeStorage())
  authStore.setState({ user: null, token: null })
  await refreshFavoris()
  server = new Set()
  gone = []
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit) => {
    if (!server) throw new TypeError('Failed to fetch')
    if (sessionOver) return Response.json({ code: 'UNAUTHENTICATED', message: '', requestId: 'r' }, { status: 401 })
    for (const { offreId } of JSON.parse(String(body ?? '{}')).favoris ?? [])
      if (!gone.includes(offreId)) server.add(offreId)
    const removed = /favoris\/(\d+)$/.exec(url)?.[1]
    if (method === 'DELETE') server.delete(Number(removed))
    const answer = JSON.stringify({ offreIds: [...server].reverse(), complet: false })
    return method === 'DELETE'
      ? new Response(null, { status: 204 })
      : new Response(answer, { headers: { 'content-type': 'application/json' } })
  })
})

it('[FAV-10] keeps a visitor’s in the browser, newest first, and sends them after the sign-in', async () => {
  expect(await toggleFavori(garde(1))).toBe('ajouteIci')
  expect(await toggleFavori(garde(3))).toBe('ajouteIci')
  expect(await toggleFavori(garde(2))).toBe('ajouteIci')
  expect(await toggleFavori(garde(3))).toBe('retire')
  expect([hearts(), server?.size]).toEqual([[2, 1], 0])
  server?.add(9)
  signIn()
  await refreshFavoris()
  expect([...(server ?? [])].toSorted()).toEqual([1, 2, 9])
  expect([hearts().toSorted(), readGardes()]).toEqual([[1, 2, 9], []])
})

it('keeps the list of a visitor whose sign-in could not send it', async () => {
  await toggleFavori(garde(1))
  signIn()
  server = null
  await expect(refreshFavoris()).rejects.toThrow()
  server = new Set()
  await refreshFavoris()
  expect([...server]).toEqual([1])
})

it('is full at the visitor’s limit', async () => {
  const ajouteLe = '2026-11-01T10:00:00.000Z'
  const gardes = Array.from({ length: favorisLimits.visiteur }, (_, index) => ({ ...garde(index + 1), ajouteLe }))
  localStorage.setItem('favoris', JSON.stringify({ gardes }))
  expect(await toggleFavori(garde(999))).toBe('complet')
  expect(await toggleFavori(garde(1))).toBe('retire')
})

it('reads both names of a city, and entries of versions that knew one', async () => {
  await toggleFavori({ ...garde(1), villeNomArabe: 'الرباط' })
  expect(readGardes()).toMatchObject([{ offreId: 1, villeNom: 'Rabat', villeNomArabe: 'الرباط' }])
  const older = { ...garde(2), ajouteLe: '2026-11-01T10:00:00.000Z' }
  localStorage.setItem('favoris', JSON.stringify({ gardes: [older] }))
  expect(readGardes()).toMatchObject([older])
})

it.each(['', '{', 'null', '[]', '{"gardes":1}', '{"gardes":[{"offreId":-1}]}', '{"membreId":7,"gardes":[]}'])(
  'reads %j as no favourite',
  (text) => {
    localStorage.setItem('favoris', text)
    expect(readGardes()).toEqual([])
  },
)

it('[FAV-12] puts the heart back when a press did not reach the server, and says so', async () => {
  signIn()
  server = null
  expect(await toggleFavori(garde(1))).toBe('echec')
  expect(hearts()).toEqual([])
  server = new Set([5])
  await refreshFavoris()
  server = null
  expect(await toggleFavori(garde(5))).toBe('echec')
  expect(hearts()).toEqual([5])
})

it('keeps a press in the browser when the session had ended, until the next sign-in', async () => {
  signIn()
  onSessionLost(() => authStore.setState({ user: null, token: null }))
  sessionOver = true
  expect(await toggleFavori(garde(4))).toBe('ajouteIci')
  expect([hearts(), readGardes().map(({ offreId }) => offreId)]).toEqual([[4], [4]])
  sessionOver = false
  signIn()
  await refreshFavoris()
  expect([...(server ?? [])]).toEqual([4])
})

it('empties the heart of an offer that the server no longer has online', async () => {
  signIn()
  gone = [3]
  expect(await toggleFavori(garde(3))).toBe('parti')
  expect(hearts()).toEqual([])
})

it('shows nothing of a member to the next one at this browser', async () => {
  signIn()
  await toggleFavori(garde(1))
  authStore.setState({ user: null, token: null })
  await refreshFavoris()
  expect(hearts()).toEqual([])
  server = new Set()
  signIn(8)
  await refreshFavoris()
  expect([hearts(), server.size]).toEqual([[], 0])
})

it('does not lose a press to the answer of an earlier one', async () => {
  signIn()
  const answers = await Promise.all([toggleFavori(garde(1)), toggleFavori(garde(2)), toggleFavori(garde(1))])
  expect(answers).toEqual(['ajoute', 'ajoute', 'retire'])
  expect([hearts(), [...(server ?? [])]]).toEqual([[2], [2]])
})

describe('[FAV-12] a heart pressed while the favourites load', () => {
  /** Holds the next answer, which the server has given by then, until it is released. */
  const holdAnswer = () => {
    const answer = fetch
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    vi.stubGlobal('fetch', async (...call: Parameters<typeof fetch>) => {
      vi.stubGlobal('fetch', answer)
      const response = await answer(...call)
      await released
      return response
    })
    return release
  }
  const states = () => {
    const shown: number[][] = []
    onTestFinished(favorisStore.subscribe(() => shown.push(hearts())))
    return shown
  }

  it.each([
    { pressed: 1, before: [5], after: [1, 5], outcome: 'ajoute' },
    { pressed: 5, before: [5], after: [], outcome: 'retire' },
  ])('stays as pressed, and so it is stored: $outcome', async ({ pressed, before, after, outcome }) => {
    signIn()
    server = new Set(before)
    await refreshFavoris()
    const release = holdAnswer()
    const loaded = refreshFavoris()
    const press = toggleFavori(garde(pressed))
    const shown = states()
    release()
    await loaded
    expect(await press).toBe(outcome)
    expect([...server].toSorted()).toEqual(after)
    for (const ids of [...shown, hearts()]) expect(ids.toSorted()).toEqual(after)
  })

  it('is as it was last pressed', async () => {
    signIn()
    server = new Set([5])
    const release = holdAnswer()
    const loaded = refreshFavoris()
    const presses = [toggleFavori(garde(5)), toggleFavori(garde(5))]
    release()
    await loaded
    expect(hearts()).toEqual([])
    expect(await Promise.all(presses)).toEqual(['ajoute', 'retire'])
    expect([hearts(), [...server]]).toEqual([[], []])
  })

  it('is as the server has it once the press failed', async () => {
    signIn()
    server = new Set([5])
    const release = holdAnswer()
    const loaded = refreshFavoris()
    const presses = [toggleFavori(garde(3)), toggleFavori(garde(5))]
    release()
    await loaded
    server = null
    expect(await Promise.all(presses)).toEqual(['echec', 'echec'])
    expect(hearts()).toEqual([5])
  })
})
