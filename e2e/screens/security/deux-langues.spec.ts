import { inLangue } from '@colocdar/contracts/langues'
import type { APIResponse } from '@playwright/test'
import { addressOf, publicPages } from '../../support/public-pages.ts'
import { expect, requestTest as test } from '../../support/test.ts'

/** What may differ between two answers of one kind: their language, their bytes and their moment. */
const own = [
  'content-language',
  'content-length',
  'etag',
  'date',
  'age',
  'x-request-id',
  'transfer-encoding',
  'location',
]

const seen = (answer: APIResponse) => ({
  status: answer.status(),
  headers: Object.fromEntries(Object.entries(answer.headers()).filter(([name]) => !own.includes(name))),
})

test('[SEC-63] an Arabic page is protected, cached and refused as the French one: every pattern, and odd addresses', async ({
  request,
}) => {
  const odd = [
    '/coloc/999999',
    '/coloc/abc',
    '/coloc/offres?page=-1',
    '/coloc/offres?villeId=__proto__',
    '/%zz',
    '/a//b',
    '/%5cailleurs.test/x',
  ]
  const pages = await Promise.all(publicPages.map((pattern) => addressOf(request, pattern)))
  for (const page of [...pages, '/profile', '/admin', ...odd]) {
    const [french, arabic] = await Promise.all(
      (['fr', 'ar'] as const).map((langue) => request.get(inLangue(langue, page), { maxRedirects: 0 })),
    )
    expect(seen(arabic as APIResponse), page).toEqual(seen(french as APIResponse))
  }
  // There is one API and one of each file, without a language.
  for (const path of ['/api/test/init', '/uploads/rien.webp', '/metrics', '/healthz', '/robots.txt'])
    expect((await request.get(inLangue('ar', path))).status(), path).toBe(404)
})
