import { type APIRequestContext, expect } from '@playwright/test'

export interface Mail {
  to: string
  subject: string
  text: string
  html: string
  sentAt: string
}

/** The newest mail to this address whose text matches; they are sent by a queue, so it may take a moment. */
export const readMail = async (request: APIRequestContext, to: string, pattern: RegExp): Promise<Mail> => {
  let found: Mail | undefined
  await expect
    .poll(
      async () => {
        const mails = (await (await request.get('/api/dev/mails', { params: { to } })).json()) as Mail[]
        found = mails.find((mail) => pattern.test(`${mail.subject} ${mail.text}`))
        return Boolean(found)
      },
      { message: `a mail to ${to} matching ${pattern}`, intervals: [20, 50, 100, 250, 500] },
    )
    .toBe(true)
  return found as Mail
}
