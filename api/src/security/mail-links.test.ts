import { describe, expect, it } from 'vitest'
import { renderMail } from '../mail/render-mail.ts'
import { featureMails } from '../mails.ts'
import { everyCall, send } from '../testing/every-call.ts'
import { useTestApp } from '../testing/test-app.ts'

const test = useTestApp()

const forged = {
  host: 'mal.test',
  'x-forwarded-host': 'mal.test',
  'x-forwarded-server': 'mal.test',
  'x-forwarded-proto': 'ftp',
  'x-original-host': 'mal.test',
  'x-host': 'mal.test',
  forwarded: 'host=mal.test;proto=ftp',
  origin: 'https://mal.test',
  referer: 'https://mal.test/',
}

// GET calls send no mails.
const writes = everyCall().filter(({ endpoint }) => endpoint.method !== 'GET')

/** A few mails that must be among those looked at: otherwise the rule would hold for want of mails. */
const surely: Record<string, string> = {
  'auth.signup': 'verification',
  'auth.forgotPassword': 'reinitialisation',
  'auth.changePassword': 'motDePasseChange',
  'contact.send': 'contact',
  'donnees.remove': 'compteSupprime',
}

describe('links in mails', () => {
  it('[SEC-18] are looked at for every call that surely sends one', () => {
    expect(writes.map(({ id }) => id)).toEqual(expect.arrayContaining(Object.keys(surely)))
  })

  it.each(writes)('[SEC-18] never use the Host header of $id: 0 foreign links', async ({ id, endpoint, prepare }) => {
    const call = await prepare(test)
    const before = test.mails.length
    await send(test, endpoint, call, forged)
    const { publicUrl } = test.deps.config
    const mails = test.mails.slice(before)
    if (surely[id]) expect(mails.map(({ template }) => template)).toContain(surely[id])
    for (const mail of mails) {
      const content = featureMails.find(({ template }) => template === mail.template)?.content(mail)
      const rendered = content ? Object.values(renderMail(content, publicUrl)).join('\n') : ''
      expect(rendered).not.toContain('mal.test')
      const links = rendered.match(/[a-z]+:\/\/[^\s"'<]+/g) ?? []
      if (surely[id]) expect(links).not.toEqual([])
      expect(links.filter((link) => !link.startsWith(publicUrl))).toEqual([])
    }
  })
})
