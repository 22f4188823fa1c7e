import { AppError } from '@colocdar/contracts/errors'
import { beforeEach, expect, it, vi } from 'vitest'
import { fakeStorage } from '../../lib/testing/fake-storage.ts'
import { flushOutbox, removeUnsent, restoreOutbox, retryUnsent, sendLater, useOutbox } from './outbox.ts'

const answers: (object | Error)[] = []
const sent: { key: string | null; texte: string }[] = []
const idle = () => expect.poll(() => useOutbox.getState().sending).toBe(false)
const unsent = () => useOutbox.getState().unsent.map(({ texte, reason }) => [texte, reason])

beforeEach(() => {
  vi.stubGlobal('localStorage', fakeStorage())
  useOutbox.setState({ unsent: [], sending: false, sent: [] })
  answers.length = 0
  sent.length = 0
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    sent.push({
      key: new Headers(init.headers).get('idempotency-key'),
      texte: JSON.parse(String(init.body)).texte,
    })
    const answer = answers.shift() ?? new Error('offline')
    if (answer instanceof AppError)
      return new Response(JSON.stringify({ code: answer.code, message: answer.message, requestId: 'r' }), {
        status: answer.status,
      })
    if (answer instanceof Error) throw answer
    return new Response(JSON.stringify(answer), { status: 201 })
  })
})

it('[MSG-21] keeps what found no network, in its order, and sends it once with the same key', async () => {
  sendLater(7, 'Un')
  await idle()
  sendLater(7, 'Deux')
  await idle()
  expect(unsent()).toEqual([
    ['Un', null],
    ['Deux', null],
  ])
  // A reload.
  useOutbox.setState({ unsent: [] })
  restoreOutbox()
  answers.push({ id: 1 }, { id: 2 })
  retryUnsent('')
  await expect.poll(unsent).toEqual([])
  expect(sent.slice(-2).map(({ texte }) => texte)).toEqual(['Un', 'Deux'])
  expect(new Set(sent.filter(({ texte }) => texte === 'Un').map(({ key }) => key)).size).toBe(1)
  expect(useOutbox.getState().sent).toEqual([
    { conversationId: 7, message: { id: 1 } },
    { conversationId: 7, message: { id: 2 } },
  ])
})

it('[MSG-21] says why the server refused one, and goes on with the others', async () => {
  answers.push(new AppError('CONFLICT', { message: 'Cette personne a quitté la conversation.' }), { id: 3 })
  sendLater(7, 'Refusé')
  sendLater(8, 'Autre')
  await expect.poll(unsent).toEqual([['Refusé', 'Cette personne a quitté la conversation.']])
})

it('[MSG-21] neither sends nor brings back what another tab deleted, and loses nothing that one added', async () => {
  sendLater(7, 'Supprimé')
  await idle()
  const { unsent: inThisTab } = useOutbox.getState()
  removeUnsent(inThisTab[0]?.key ?? '')
  sendLater(7, 'Ajouté')
  await idle()
  // What a tab that was open before knows.
  useOutbox.setState({ unsent: inThisTab })
  sent.length = 0
  answers.push({ id: 1 })
  await flushOutbox()
  expect(sent.map(({ texte }) => texte)).toEqual(['Ajouté'])
  expect(localStorage.length).toBe(0)
})
