import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { images } from '../schema/images.ts'
import { rounds } from '../testing/endurance.ts'
import { createMembre, type TestMembre } from '../testing/membres.ts'
import { useTestApp } from '../testing/test-app.ts'

const test = useTestApp()
let membre: TestMembre
beforeAll(async () => {
  membre = await createMembre(test)
})

const requests = rounds({ short: 80, long: 10_000 })

const contentTypes = [
  'multipart/form-data; boundary=b',
  'multipart/form-data; boundary="b"',
  'multipart/form-data; boundary=',
  'multipart/form-data',
  'multipart/form-data; boundary=b; boundary=c',
  `multipart/form-data; boundary=${'b'.repeat(300)}`,
  'multipart/mixed; boundary=b',
  'Multipart/Form-Data; Boundary=b',
]

/** Parts of forms, combined at random into malformed ones. */
const pieces = [
  '--b\r\n',
  '--b--\r\n',
  '--b',
  '--c\r\n',
  '\r\n',
  '\n',
  '\r\n\r\n',
  'Content-Disposition: form-data; name="file"; filename="a.jpg"\r\n',
  'Content-Disposition: form-data; name="file"\r\n',
  'Content-Disposition: form-data; name="__proto__"\r\n',
  'Content-Disposition: form-data; name="constructor"; filename="x"\r\n',
  'Content-Disposition: form-data; name=""; filename=""\r\n',
  "Content-Disposition: form-data; name=file; filename*=utf-8''%00%2F..%2Fx\r\n",
  'Content-Disposition: form-data; name*=iso-8859-99\'\'%ff; filename="\u0000"\r\n',
  'Content-Disposition: attachment\r\n',
  'Content-Disposition:\r\n',
  'Content-Type: multipart/mixed; boundary=b\r\n',
  'Content-Type: image/jpeg; charset=\u0000\r\n',
  'Content-Transfer-Encoding: base64\r\n',
  `X-Long: ${'a'.repeat(20_000)}\r\n`,
  'X: a\r\n'.repeat(300),
  'GIF89a',
  '\xff\xd8\xff',
  '\x89PNG\r\n\x1a\n',
  '\u0000'.repeat(1000),
]

const form = fc.record({
  type: fc.constantFrom(...contentTypes),
  body: fc.array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 14 }).map((parts) => parts.join('')),
})

const upload = (type: string, body: string) =>
  test.app.inject({
    method: 'POST',
    url: '/api/test/images/upload',
    headers: { ...membre.headers, 'content-type': type },
    payload: Buffer.from(body, 'latin1'),
  })

describe('forms', () => {
  it('[SEC-08] that leave the parser waiting are answered', async () => {
    const trailing = 'Content-Disposition:\r\n\r\n\r\n--c\r\n'
    const answer = await upload(
      'multipart/form-data; boundary=b',
      `--bX: ${'a'.repeat(20_000)}\r\n--b--\r\n${trailing}`,
    )
    expect(answer.statusCode).toBe(400)
  })

  it('[SEC-08] of every broken kind are refused: 0 5xx, nothing stored', async () => {
    const before = await test.deps.db.$count(images)
    const failed: unknown[] = []
    const attempt = async ({ type, body }: { type: string; body: string }) => {
      const answer = await upload(type, body)
      if (answer.statusCode < 400 || answer.statusCode >= 500) failed.push({ type, body, answer: answer.body })
    }
    const forms = fc.sample(form, { numRuns: requests, seed: 20_261_115 })
    for (let start = 0; start < forms.length; start += 10) {
      await Promise.all(forms.slice(start, start + 10).map(attempt))
    }
    expect(failed.slice(0, 3)).toEqual([])
    expect(await test.deps.db.$count(images)).toBe(before)
  })
})
