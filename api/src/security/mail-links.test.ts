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

describe('links in mails', () => {
  it('[SEC-18] never use the Host header: no foreign link in any mail that any call sends', async () => {
    await Promise.all(writes.map(async ({ endpoint, prepare }) => send(test, endpoint, await prepare(test), forged)))
    const { publicUrl } = test.deps.config
    const sent = new Set(test.mails.map(({ template }) => template))
    expect([...sent]).toEqual(
      expect.arrayContaining(['verification', 'reinitialisation', 'motDePasseChange', 'compteSupprime', 'contact']),
    )
    const rendered = test.mails.map((mail) => {
      const content = featureMails.find(({ template }) => template === mail.template)?.content(mail)
      return content ? Object.values(renderMail(content, publicUrl)).join('\n') : ''
    })
    expect(rendered.filter((mail) => mail.includes('mal.test'))).toEqual([])
    const links = rendered.flatMap((mail) => mail.match(/[a-z]+:\/\/[^\s"'<]+/g) ?? [])
    expect(links.length).toBeGreaterThan(20)
    expect(links.filter((link) => !link.startsWith(publicUrl))).toEqual([])
  })
})
