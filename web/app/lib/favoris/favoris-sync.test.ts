import { favorisLimits } from '@colocdar/contracts/favoris'
import { beforeEach, expect, it, vi } from 'vitest'
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

beforeEach(() => {
  vi.stubGlobal('localStorage', fakeStorage())
  authStore.setState({ user: null, token: null })
  favorisStore.setState({ ids: new Set() })
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
