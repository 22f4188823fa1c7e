import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '../../app.ts'
import { mailboxTransport } from '../../mail/mailbox-transport.ts'
import { courriers } from '../../schema/mailbox.ts'
import { useTestApp } from '../../testing/test-app.ts'

const test = useTestApp()
let production: Awaited<ReturnType<typeof buildApp>>

beforeAll(async () => {
  production = await buildApp({ deps: { ...test.deps, config: { ...test.deps.config, demo: false } } })
})
afterAll(() => production.close())

const mailOf = (number: number) => ({
  messageId: `<${number}@colocdar.test>`,
  to: 'sara@exemple.ma',
  subject: `Mail ${number}`,
  text: 'Bonjour',
  html: '<p>Bonjour</p>',
})

describe('GET /dev/mails', () => {
  it('lists the demo’s mails, newest first, a repeated mail once', async () => {
    const mailbox = mailboxTransport(test.deps.db)
    for (const number of [1, 2, 2, 3]) await mailbox.send(mailOf(number))
    const answer = await test.app.inject({ url: '/api/dev/mails' })
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual(
      [3, 2, 1].map((number) => {
        const { messageId: _, ...mail } = mailOf(number)
        return { ...mail, sentAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/) }
      }),
    )
  })

  it('lists only those to one address when asked to', async () => {
    await mailboxTransport(test.deps.db).send({ ...mailOf(4), to: 'omar@exemple.ma' })
    const answer = await test.app.inject({ url: '/api/dev/mails', query: { to: 'omar@exemple.ma' } })
    expect(answer.json()).toMatchObject([{ to: 'omar@exemple.ma', subject: 'Mail 4' }])
  })

  it('shows the last hundred', async () => {
    await test.deps.db.insert(courriers).values(Array.from({ length: 120 }, (_, index) => mailOf(1000 + index)))
    expect((await test.app.inject({ url: '/api/dev/mails' })).json()).toHaveLength(100)
  })

  it('does not exist outside the demo', async () => {
    const answer = await production.inject({ url: '/api/dev/mails' })
    const unknown = await production.inject({ url: '/api/dev/rien' })
    expect(answer.statusCode).toBe(404)
    expect({ ...answer.json(), requestId: '' }).toEqual({ ...unknown.json(), requestId: '' })
  })
})
