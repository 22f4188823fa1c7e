import { contactMessages } from '@colocdar/contracts/contact'
import { journal } from '@colocdar/contracts/journal'
import { beforeAll, describe, expect, it } from 'vitest'
import { messages } from '../../schema/contact.ts'
import { callAs } from '../../testing/call-as.ts'
import { createAdmin, type TestMembre } from '../../testing/membres.ts'
import { useTestApp } from '../../testing/test-app.ts'

const test = useTestApp()
let admin: TestMembre
beforeAll(async () => {
  admin = await createAdmin(test)
})

const missing = { id: 2_000_000_000 }

describe('contact messages', () => {
  const send = async (subject: string): Promise<number> => {
    const form = { subject, email: 'visiteur@exemple.ma', message: 'Bonjour.' }
    const [row] = await test.deps.db.insert(messages).values(form).returning({ id: messages.id })
    return row?.id ?? 0
  }
  const list = async (etat?: string) => {
    const query = { size: 200, ...(etat && { etat }) }
    const { body } = await callAs(test, admin, contactMessages.listMessages, { query })
    return body.content.map(({ id }: { id: number }) => id)
  }
  const mark = (endpoint: 'readMessage' | 'answerMessage', id: number) =>
    callAs(test, admin, contactMessages[endpoint], { params: { id } })

  it('are listed newest first, then marked read, then answered', async () => {
    const first = await send('Question')
    const second = await send('Autre question')
    expect((await list()).slice(0, 2)).toEqual([second, first])
    const page = async (query: { size: number; page: number }) =>
      (await callAs(test, admin, contactMessages.listMessages, { query })).body
    expect((await page({ size: 1, page: 1 })).content.map(({ id }: { id: number }) => id)).toEqual([first])
    expect((await page({ size: 2, page: 1 })).content).toEqual([])
    const read = await mark('readMessage', first)
    expect(read.body).toMatchObject({ id: first, luAt: expect.any(String), reponduAt: null })
    expect(await list('nonLus')).toEqual([second])
    expect(await list('sansReponse')).toEqual([second, first])
    const answered = await mark('answerMessage', second)
    expect(answered.body).toMatchObject({ luAt: expect.any(String), reponduAt: expect.any(String) })
    expect(await list('sansReponse')).toEqual([first])
  })

  it('keep the first timestamp when marked again', async () => {
    const id = await send('Encore')
    const { body } = await mark('readMessage', id)
    expect((await mark('readMessage', id)).body).toEqual(body)
    expect((await mark('answerMessage', id)).body.luAt).toBe(body.luAt)
    await mark('answerMessage', id)
    const entries = await callAs(test, admin, journal.list, { query: { objet: 'message', objetId: id } })
    const { luAt } = body
    expect(entries.body.content).toMatchObject([
      { action: 'answer', avant: { luAt, reponduAt: null }, apres: { luAt, reponduAt: expect.any(String) } },
      { action: 'read', avant: { luAt: null, reponduAt: null }, apres: { luAt, reponduAt: null } },
    ])
  })

  it('are 404 when they do not exist, and the filter is validated', async () => {
    const { status, body } = await mark('readMessage', missing.id)
    expect([status, body.message]).toEqual([404, 'Ce message n’existe pas.'])
    expect((await mark('answerMessage', missing.id)).status).toBe(404)
    expect((await callAs(test, admin, contactMessages.listMessages, { query: { etat: 'perdus' } })).status).toBe(400)
  })
})
